import { useState } from 'react'
import { getAssociation } from 'contract/registre/fiche'
import { useApi } from '../core/api/use-api.ts'
import type { FicheData } from './fiche-data.ts'

/** The sheet of one association, in its latest version or `version`. The previous version stays while another one loads. */
export const useFiche = (numero: string, version: string | undefined) => {
  const { data, error, refetch } = useApi(getAssociation, { params: { numero }, query: version === undefined ? {} : { version } })
  const [last, setLast] = useState<FicheData | null>(null)
  if (data !== undefined && data !== last) setLast(data)
  const former = last?.association.numero === numero && error === null ? last : null
  return { data: data ?? former ?? undefined, error, refetch }
}
