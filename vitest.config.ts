import { defineConfig } from 'vitest/config'

const onNode = { environment: 'node', testTimeout: 30_000, hookTimeout: 60_000 } as const

export default defineConfig({
  test: {
    // The default leaves a core idle, half the machine where there are two.
    maxWorkers: '100%',
    // The embedded Supabase logs each refusal that a test provokes; only failing tests should speak.
    silent: 'passed-only',
    projects: [
      {
        test: {
          ...onNode,
          name: 'unit',
          include: ['{web,studio,schemas,supabase,scripts}/**/*.test.{ts,tsx}'],
        },
      },
      { test: { ...onNode, name: 'lake', include: ['tests/lake/**/*.test.ts'] } },
      { test: { ...onNode, name: 'supabase', include: ['tests/supabase/**/*.test.ts'] } },
      { test: { ...onNode, name: 'contracts', include: ['tests/contracts/**/*.test.{ts,tsx}'] } },
    ],
  },
})
