import type { Session } from '@supabase/supabase-js'
import { supabase } from '../supabase.ts'

/** PostgREST's word for "no rows": the user has no such role. */
const noRows = 'PGRST116'

/**
 * Whether the user of a session is an admin (specification, section 7). A look-up that fails is logged and means no.
 * It decides what is shown; what may be done, the database decides.
 */
export async function hasAdminRights({ user, access_token }: Session): Promise<boolean> {
  try {
    const { error } = await supabase()
      .from('user_roles')
      .select('role')
      .eq('user_id', user.id)
      .eq('role', 'admin')
      // In another tab, word of a sign-in may come before what that tab has stored of it.
      .setHeader('Authorization', `Bearer ${access_token}`)
      .single()
    if (error && error.code !== noRows) console.error('The admin rights could not be looked up.', error)
    return error === null
  } catch (cause) {
    console.error('The admin rights could not be looked up.', cause)
    return false
  }
}
