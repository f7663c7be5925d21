import { describeStorageAccess } from './storage-access.ts'
import { describeTableAccess } from './table-access.ts'

describeTableAccess('the embedded PostgreSQL', async () => ({}))
describeStorageAccess('the embedded PostgreSQL', async () => ({}))
