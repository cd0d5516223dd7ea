import { useState } from 'react'

interface Communicated {
  uuid: string
  nouveau: boolean
}

/** Which documents of an open request are new (REQ-27): those that were when it was opened keep their badge as long as it is looked at. */
export const useNewDocuments = (documents: readonly Communicated[]): ((uuid: string) => boolean) => {
  const fresh = documents.filter(({ nouveau }) => nouveau).map(({ uuid }) => uuid)
  const [seen, setSeen] = useState<readonly string[]>(fresh)
  if (fresh.some((uuid) => !seen.includes(uuid))) setSeen([...seen, ...fresh])
  return (uuid) => seen.includes(uuid)
}
