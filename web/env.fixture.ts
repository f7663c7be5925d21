/** A complete environment for tests. Nothing answers at its lake and its Supabase. */
export const complete = {
  SITE_URL: 'http://localhost:3000/',
  SANITY_PROJECT_ID: 'core',
  SANITY_DATASET: 'production',
  SANITY_API_HOST: 'http://127.0.0.1:1',
  SANITY_READ_TOKEN: 'read-token',
  SANITY_WEBHOOK_SECRET: 'lake-secret',
  SUPABASE_URL: 'http://127.0.0.1:2',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
  SUPABASE_WEBHOOK_SECRET: 'database-secret',
}
