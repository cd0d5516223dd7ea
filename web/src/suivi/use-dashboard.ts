import { dashboardRequete } from 'contract/suivi/requetes'
import { type Reading, useApi } from '../core/api/use-api.ts'

/** Refetch on each display: opening a request clears its « new » mark (REQ-27). */
export const announcing: Reading = { staleTime: 0 }

/** The person's requests, with the number of new documents of each. */
export const useDashboard = () => useApi(dashboardRequete, {}, announcing)
