import { z } from 'zod'

/** What signing in and up ask for (specification, section 5). How strong a password must be, the server decides. */
export const credentials = z.object({
  email: z.string().trim().pipe(z.email('Please enter a valid email address')),
  password: z.string().min(1, 'Please enter a password'),
})

export type Credentials = z.infer<typeof credentials>
