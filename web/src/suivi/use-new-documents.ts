import { useState } from 'react'

interface Communicated {
  uuid: string
  nouveau: boolean
}

/** Whether a document is new (REQ-27). Documents new at opening keep their badge while the request stays open. */
export const useNewDocuments = (documents: readonly Communicated[]): ((uuid: string) => boolean) => {
  const fresh = documents.filter(({ nouveau }) => nouveau).map(({ uuid }) => uuid)
  const [seen, setSeen] = useState<readonly string[]>(fresh)
  if (fresh.some((uuid) => !seen.includes(uuid))) setSeen([...seen, ...fresh])
  return (uuid) => seen.includes(uuid)
}
