import { useState } from 'react'
import { getAssociation } from 'contract/registre/fiche'
import { useApi } from '../core/api/use-api.ts'
import type { FicheData } from './fiche-data.ts'

/** The sheet of one association, the latest version or the one the address names. The former one stays while another version is awaited. */
export const useFiche = (numero: string, version: string | undefined) => {
  const { data, error, refetch } = useApi(getAssociation, { params: { numero }, query: version === undefined ? {} : { version } })
  const [last, setLast] = useState<FicheData | null>(null)
  if (data !== undefined && data !== last) setLast(data)
  const former = last?.association.numero === numero && error === null ? last : null
  return { data: data ?? former ?? undefined, error, refetch }
}
