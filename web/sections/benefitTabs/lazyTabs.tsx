'use client'

import dynamic from 'next/dynamic'

/** The tabs in a bundle of their own, so that pages without them do not load them. */
export const LazyTabs = dynamic(() => import('./tabs.tsx'))
