import { describeTableAccess } from './table-access.ts'

describeTableAccess('the embedded PostgreSQL', async () => ({}))
