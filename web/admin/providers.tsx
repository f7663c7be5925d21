'use client'

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { LazyMotion, MotionConfig } from 'framer-motion'
import { type ReactNode, useState } from 'react'
import { SessionProvider } from './session/sessionProvider.tsx'
import { AdminToasts } from './toasts.tsx'

const features = () => import('./motionFeatures.ts').then((module) => module.default)

// Without a network a call fails and is told, rather than to wait for one in silence.
const networkMode = 'always'

const newQueryClient = () =>
  new QueryClient({
    defaultOptions: { queries: { staleTime: 30_000, networkMode }, mutations: { networkMode } },
  })

/** What every admin page stands on: server state, session, motion and toasts. */
export function Providers({ children }: { children: ReactNode }) {
  const [queries] = useState(newQueryClient)
  return (
    <QueryClientProvider client={queries}>
      <SessionProvider>
        <LazyMotion features={features} strict>
          <MotionConfig reducedMotion="user" transition={{ duration: 0.2 }}>
            {children}
          </MotionConfig>
        </LazyMotion>
        <AdminToasts />
      </SessionProvider>
    </QueryClientProvider>
  )
}
