import { useEffect, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { listerRequetes } from 'contract/suivi/liste'
import { dashboardRequete } from 'contract/suivi/requetes'

interface Communicated {
  uuid: string
  nouveau: boolean
}

/**
 * Which documents of an open request are new (REQ-27): those that were when it was opened keep their badge as long as it is looked at, and
 * the lists that announced them are asked again.
 */
export const useNewDocuments = (documents: readonly Communicated[]): ((uuid: string) => boolean) => {
  const fresh = documents.filter(({ nouveau }) => nouveau).map(({ uuid }) => uuid)
  const [seen, setSeen] = useState<readonly string[]>(fresh)
  if (fresh.some((uuid) => !seen.includes(uuid))) setSeen([...seen, ...fresh])
  const client = useQueryClient()
  const count = seen.length
  useEffect(() => {
    if (count === 0) return
    for (const { method, path } of [dashboardRequete, listerRequetes]) void client.invalidateQueries({ queryKey: [method, path] })
  }, [client, count])
  return (uuid) => seen.includes(uuid)
}
