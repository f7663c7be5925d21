import type { Metadata } from 'next'
import { getSettings } from '../content/index.ts'
import { notFoundMetadata } from '../seo.ts'
import { NotFoundPage } from '../ui/notFoundPage.tsx'

export async function generateMetadata(): Promise<Metadata> {
  return notFoundMetadata(await getSettings())
}

export default NotFoundPage
