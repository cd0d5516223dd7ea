import { dashboardRequete } from 'contract/suivi/requetes'
import { type Reading, useApi } from '../core/api/use-api.ts'

/** What is announced as new is asked again each time it is shown: opening a request ends it (REQ-27). */
export const announcing: Reading = { staleTime: 0 }

/** The person's requests, and what is new on them. */
export const useDashboard = () => useApi(dashboardRequete, {}, announcing)
