import type { PostgrestError } from '@supabase/supabase-js'
import { supabase } from '../supabase.ts'
import type { ExpertValues } from './dialog/expertForm.ts'
import type { Expert } from './expert.ts'
import { changedFields } from './expertFields.ts'

export type SaveOutcome =
  | { kind: 'saved'; expert: Expert }
  /** Someone else changed the expert in the meantime; nothing was written. */
  | { kind: 'conflict'; theirs: Expert }
  /** Someone else deleted the expert in the meantime. */
  | { kind: 'gone' }
  /** The caller is no admin (any more). */
  | { kind: 'refused' }
  | { kind: 'failed' }

/** Inserts an expert: a new one, or with its old id one that was deleted. */
export async function createExpert(values: ExpertValues, id?: string): Promise<SaveOutcome> {
  const { data, error, status } = await supabase()
    .from('experts')
    .insert({ ...(id && { id }), ...values })
    .select()
    .single()
  if (!error) return { kind: 'saved', expert: data }
  if (id && error.code === '23505') return readAgain(id, values)
  return outcomeOf(error, status)
}

/** Writes the values if the expert still is as it was in `base`; otherwise tells what happened to it. */
export async function updateExpert(base: Expert, values: ExpertValues): Promise<SaveOutcome> {
  const { data, error, status } = await supabase()
    .from('experts')
    .update({ ...values, updated_at: new Date().toISOString() })
    .eq('id', base.id)
    .eq('updated_at', base.updated_at)
    .select()
  if (error) return outcomeOf(error, status)
  const [expert] = data
  return expert ? { kind: 'saved', expert } : readAgain(base.id, values, base)
}

/** Why a write touched no row. */
async function readAgain(id: string, values: ExpertValues, base?: Expert): Promise<SaveOutcome> {
  const admin = await supabase().rpc('is_admin')
  if (admin.error) return outcomeOf(admin.error, admin.status)
  if (!admin.data) return { kind: 'refused' }
  const { data: theirs, error, status } = await supabase().from('experts').select().eq('id', id).maybeSingle()
  if (error) return outcomeOf(error, status)
  if (!theirs) return { kind: 'gone' }
  // An earlier try arrived, and its answer was lost.
  if (changedFields(theirs, values).length === 0) return { kind: 'saved', expert: theirs }
  // Changed there and back: nothing of theirs can be lost.
  const untouched = base && changedFields(theirs, base).length === 0
  if (untouched && theirs.updated_at !== base.updated_at) return updateExpert(theirs, values)
  return { kind: 'conflict', theirs }
}

function outcomeOf(error: PostgrestError, status: number): SaveOutcome {
  console.error('An expert could not be saved:', error)
  // Whose session ended is no admin either, but can sign in again.
  const refused = error.code === '42501' && status !== 401
  return { kind: refused ? 'refused' : 'failed' }
}
