import type { Answer } from 'contract/core/call'
import { findActivites } from 'contract/core/reference'
import { queryClient } from '../../../core/api/query-client.ts'
import { callKey, useApi } from '../../../core/api/use-api.ts'

/** The domains and themes managed by the administration (STAFF-25). */
export const useActivites = () => useApi(findActivites, {})

/** The domains and themes last read by the form, for its rules. Null before the first read: only the server checks them then. */
export const readCachedActivites = () => queryClient.getQueryData<Answer<typeof findActivites>>(callKey(findActivites, {})) ?? null
