import { randomUUID } from 'node:crypto'
import { serviceClient } from './accounts.ts'

/** The columns of an expert that a test may want to set. */
type Values = {
  name: string
  role: string
  description: string
  image_url: string | null
  is_active: boolean
}

/** A name that no other expert has, before those of the samples in the list. */
export const uniqueName = () => `Aa ${randomUUID().slice(0, 8)}`

/** Adds an expert past the admin pages and answers the row. */
export async function addExpert(values: Partial<Values> = {}) {
  const { data } = await serviceClient
    .from('experts')
    .insert({ name: uniqueName(), role: 'Tax planning', description: 'Likes returns.', ...values })
    .select()
    .single()
    .throwOnError()
  return data
}

/** Changes an expert past the admin pages, as somebody else would. */
export async function changeExpert(id: string, values: Partial<Values>): Promise<void> {
  await serviceClient.from('experts').update(values).eq('id', id).throwOnError()
}

export async function deleteExpert(id: string): Promise<void> {
  await serviceClient.from('experts').delete().eq('id', id).throwOnError()
}

/** The experts of that name, as the table has them. */
export async function expertsNamed(name: string) {
  return (await serviceClient.from('experts').select().eq('name', name).throwOnError()).data
}

const bucket = serviceClient.storage.from('experts')

/** The names of all uploaded images in the bucket, without the samples' portraits. */
export async function uploads(): Promise<string[]> {
  const { data, error } = await bucket.list('', { limit: 1000 })
  if (error) throw error
  return data.map(({ name }) => name).filter((name) => /^\d{13}-/.test(name))
}

/** Stores an image past the admin pages, under the name of an upload of that moment; answers its name and address. */
export async function storeUpload(bytes: Buffer, sentAt = Date.now()) {
  const name = `${sentAt}-${randomUUID().replaceAll('-', '').slice(0, 16)}.png`
  const { error } = await bucket.upload(name, bytes, { contentType: 'image/png' })
  if (error) throw error
  return { name, url: bucket.getPublicUrl(name).data.publicUrl }
}

/** Removes uploaded images by their names. */
export async function removeUploads(names: string[]): Promise<void> {
  if (names.length > 0) await bucket.remove(names)
}
