import type { Answered, Received } from 'contract/core/call'
import type { listerRequetes as listerRequetesCall } from 'contract/suivi/liste'
import type { Jour } from 'domain/core/jour'
import type { Db } from '../core/database.ts'
import type { Personne } from '../core/personne.ts'
import { awaitedByRequete } from './awaited.ts'
import { newDocumentsByRequete } from './documents.ts'
import { countRequetes, findRequetes, requetesEnAttente } from './liste-sql.ts'

type Recherche = Received<typeof listerRequetesCall>['query']

/** One page of the requests a user follows (SRV-22, REQ-20). A page past the end returns the last page (TABLE-04). */
export const listRequetes = async (
  db: Db,
  lecteur: Personne,
  recherche: Recherche,
  aujourdhui: Jour,
): Promise<Answered<typeof listerRequetesCall>> => {
  const { size, sort } = recherche
  const totalRows = await countRequetes(db, lecteur, recherche)
  const page = Math.max(0, Math.min(recherche.page, Math.ceil(totalRows / size) - 1))
  const rows = await findRequetes(db, lecteur, { ...recherche, page })
  const numeros = rows.map(({ numero }) => numero)
  const nouveaux = await newDocumentsByRequete(db, lecteur, numeros)
  const attendues = await awaitedByRequete(db, await requetesEnAttente(db, lecteur, numeros), aujourdhui)
  const content = rows.map(({ datePreEnregistrement, ...row }) => ({
    ...row,
    datePreEnregistrement: datePreEnregistrement.toISOString(),
    nouveauxDocuments: nouveaux(row.numero),
    demandePieces: attendues.get(row.numero)?.[0] ?? null,
  }))
  return { content, totalRows, page, itemsPerPage: size, sort }
}
