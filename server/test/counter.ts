import { makePdf } from './corpus/corpus.ts'
import { threePdfs, aMultipartDepot } from './filings.ts'
import type { TestOffice } from './office.ts'
import type { Someone } from './people.ts'

export interface DepotPapier {
  /** Last segments of the path: the filing, and the association it concerns. */
  chemin: string
  depot: object
  recueLe: string
  cle?: string
  fichiers?: readonly Buffer[]
}

/** Records a filing received on paper, with an API call (STAFF-15). */
export const recordAtGuichet = async (
  { app }: Pick<TestOffice, 'app'>,
  agent: Pick<Someone, 'bearer'>,
  { chemin, depot, recueLe, fichiers, ...cle }: DepotPapier,
) => {
  const { documents } = depot as { documents: unknown[] }
  const scans =
    fichiers ?? (documents.length === 3 ? await threePdfs() : await Promise.all(documents.map(() => makePdf({ texte: chemin }))))
  const { body, headers } = aMultipartDepot({ depot, fichiers: scans, ...cle })
  return app.inject({
    method: 'POST',
    url: `/api/greffe/depot/${chemin}`,
    query: { recueLe },
    headers: { ...headers, ...agent.bearer },
    payload: body,
  })
}
