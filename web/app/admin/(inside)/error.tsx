'use client'

export { BrokenPage as default } from '../../../admin/frame/brokenPage.tsx'
