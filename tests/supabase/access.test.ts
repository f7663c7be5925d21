import { describeAccess } from './access.ts'

describeAccess('the embedded PostgreSQL', async () => ({}))
