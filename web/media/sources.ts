/** The address under which browsers see the Content Lake's images, without a trailing slash. */
export function lakeImages(lake: { apiHost?: string; projectId: string; dataset: string }): string {
  return `${lake.apiHost ?? 'https://cdn.sanity.io'}/images/${lake.projectId}/${lake.dataset}`
}

/** The address of the public bucket that holds the experts' portraits, without a trailing slash. */
export function portraitBucket(supabaseUrl: string): string {
  return `${supabaseUrl}/storage/v1/object/public/experts`
}
