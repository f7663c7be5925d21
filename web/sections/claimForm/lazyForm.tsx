'use client'

import dynamic from 'next/dynamic'

/** The form's script in a bundle of its own, so that pages without it do not load it. */
export const LazyForm = dynamic(() => import('./form.tsx'))
