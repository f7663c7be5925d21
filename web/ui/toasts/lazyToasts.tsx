'use client'

import dynamic from 'next/dynamic'

/** The confirmations in a bundle of their own, so that pages without them do not load them. */
export const LazyToasts = dynamic(() => import('./toasts.tsx'))
