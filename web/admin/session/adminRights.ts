import { supabase } from '../supabase.ts'

/** PostgREST's word for "no rows": the user has no such role. */
const noRows = 'PGRST116'

/**
 * Whether a user is an admin (specification, section 7). A look-up that fails is logged and means no.
 * It decides what is shown; what may be done, the database decides.
 */
export async function hasAdminRights(userId: string): Promise<boolean> {
  try {
    const { error } = await supabase()
      .from('user_roles')
      .select('role')
      .eq('user_id', userId)
      .eq('role', 'admin')
      .single()
    if (error && error.code !== noRows) console.error('The admin rights could not be looked up.', error)
    return error === null
  } catch (cause) {
    console.error('The admin rights could not be looked up.', cause)
    return false
  }
}
