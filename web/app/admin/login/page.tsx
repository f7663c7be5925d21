import type { Metadata } from 'next'
import { LoginPage } from '../../../admin/login/loginPage.tsx'

export const metadata: Metadata = { title: 'Admin login' }

export default LoginPage
