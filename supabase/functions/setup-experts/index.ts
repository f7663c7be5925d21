import { setupExperts } from './handler.ts'

const env = {
  supabaseUrl: Deno.env.get('SUPABASE_URL') ?? '',
  // Projects on the new keys hand them over as JSON by name; older ones as SUPABASE_ANON_KEY.
  publishableKey:
    JSON.parse(Deno.env.get('SUPABASE_PUBLISHABLE_KEYS') ?? '{}').default ??
    Deno.env.get('SUPABASE_ANON_KEY') ??
    '',
}

Deno.serve((request: Request) => setupExperts(request, env))
