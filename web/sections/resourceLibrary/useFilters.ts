import { useAddress } from '../../ui/useAddress.ts'
import { noFilters, readFilters, writeFilters } from './filters.ts'

const address = { initial: noFilters, read: readFilters, write: writeFilters }

/** The filters, kept in the address: a chosen category or tab is a step that Back undoes; typed text is not. */
export const useFilters = () => useAddress(address)
