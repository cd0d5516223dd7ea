import type { Answered, Received } from 'contract/core/call'
import type { listerRequetes as listerRequetesCall } from 'contract/suivi/liste'
import type { Db } from '../core/database.ts'
import type { Personne } from '../core/personne.ts'
import { nouveauxParRequete } from './documents.ts'
import { compterRequetes, findRequetes } from './liste-sql.ts'

type Recherche = Received<typeof listerRequetesCall>['query']

/** One page of the requests a user sees (SRV-22, REQ-20); a page past the end answers the last one (TABLE-04). */
export const listerRequetes = async (db: Db, lecteur: Personne, recherche: Recherche): Promise<Answered<typeof listerRequetesCall>> => {
  const { size, sort } = recherche
  const totalRows = await compterRequetes(db, lecteur, recherche)
  const page = Math.max(0, Math.min(recherche.page, Math.ceil(totalRows / size) - 1))
  const rows = await findRequetes(db, lecteur, { ...recherche, page })
  const nouveaux = await nouveauxParRequete(
    db,
    lecteur,
    rows.map(({ numero }) => numero),
  )
  const content = rows.map(({ datePreEnregistrement, ...row }) => ({
    ...row,
    datePreEnregistrement: datePreEnregistrement.toISOString(),
    nouveauxDocuments: nouveaux(row.numero),
  }))
  return { content, totalRows, page, itemsPerPage: size, sort }
}
