import { useQueryClient } from '@tanstack/react-query'
import { dashboardAssociation, getAssociation } from 'contract/registre/registre'
import { callKey } from '../core/api/use-api.ts'

/** Reads again the sheets and the person's associations, after an act on one. */
export const useRefreshFiche = () => {
  const client = useQueryClient()
  return () => Promise.all([getAssociation, dashboardAssociation].map((call) => client.invalidateQueries({ queryKey: callKey(call) })))
}
