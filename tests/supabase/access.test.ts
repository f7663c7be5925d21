import { describeStorageAccess } from './storageAccess.ts'
import { describeTableAccess } from './tableAccess.ts'

describeTableAccess('the embedded PostgreSQL', async () => ({}))
describeStorageAccess('the embedded PostgreSQL', async () => ({}))
