import type { Answer } from 'contract/core/call'
import { findActivites } from 'contract/core/reference'
import { queryClient } from '../../../core/api/query-client.ts'
import { callKey, useApi } from '../../../core/api/use-api.ts'

/** The domains and themes the administration keeps (STAFF-25). */
export const useActivites = () => useApi(findActivites, {})

/** The same as the form last read them, for the rules that judge it; null before: the server judges alone then. */
export const activitesLues = () => queryClient.getQueryData<Answer<typeof findActivites>>(callKey(findActivites, {})) ?? null
