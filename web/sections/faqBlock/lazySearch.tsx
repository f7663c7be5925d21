'use client'

import dynamic from 'next/dynamic'

/** The search box in a bundle of its own, so that pages without it do not load it. */
export const LazyFaqSearch = dynamic(() => import('./search.tsx'))
