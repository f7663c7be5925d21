'use client'

import dynamic from 'next/dynamic'

/** The application in a bundle of its own, so that pages without it do not load it. */
export const LazyWizard = dynamic(() => import('./wizard.tsx'))
