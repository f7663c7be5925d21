'use client'

import dynamic from 'next/dynamic'

/** The library's controls in a bundle of their own, so that pages without them do not load them. */
export const LazyLibrary = dynamic(() => import('./library.tsx'))
