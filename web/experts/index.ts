import { createClient } from '@supabase/supabase-js'
import { cache } from 'react'
import { z } from 'zod'
import type { Database } from '../../supabase/database.types.ts'
import { env } from '../env.ts'
import { explain } from '../explain.ts'
import { lastGood } from '../lastGood/index.ts'

const columns = 'id, name, role, description, image_url'

const rows = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    role: z.string(),
    description: z.string(),
    image_url: z.string().nullable(),
  }),
)

export type Expert = z.infer<typeof rows>[number]

const supabase = createClient<Database>(env.SUPABASE_URL, env.SUPABASE_PUBLISHABLE_KEY, {
  auth: { persistSession: false, autoRefreshToken: false },
})

/**
 * The active experts by name, as anyone may read them. Cached until an admin changes one; the last good list while
 * Supabase is down. A failure before the first good list is logged and leaves the list empty.
 */
export const getExperts = cache(async (): Promise<Expert[]> => {
  try {
    return await lastGood({
      source: 'Supabase',
      tag: 'experts',
      key: `experts ${columns}`,
      read: async (signal) => {
        const { data } = await supabase
          .from('experts')
          .select(columns)
          .eq('is_active', true)
          .order('name')
          .abortSignal(signal)
          .throwOnError()
        return rows.parse(data)
      },
    })
  } catch (cause) {
    console.error(`The experts could not be read; the list stays empty. ${explain(cause)}`)
    return []
  }
})
