/** The version of Sanity's API that Studio, site and scripts speak. */
export const apiVersion = '2025-02-19'
