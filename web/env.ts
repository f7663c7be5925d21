import { readEnv } from './readEnv.ts'

/** The validated environment. Server only: it holds secrets. */
export const env = readEnv(process.env)
