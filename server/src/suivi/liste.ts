import type { Answered, Received } from 'contract/core/call'
import type { listerRequetes as listerRequetesCall } from 'contract/suivi/liste'
import type { JourCalendaire } from 'domain/core/jour'
import { situationDe } from 'domain/requetes/actes/plier'
import type { Db } from '../core/database.ts'
import type { Personne } from '../core/personne.ts'
import { demandesAttendues } from '../pieces/attendues.ts'
import { cleDesCodes } from '../pieces/code.ts'
import { journauxDe } from '../requetes/procedure/journal.ts'
import { nouveauxParRequete } from './documents.ts'
import { compterRequetes, findRequetes, requetesEnAttente } from './liste-sql.ts'

type Recherche = Received<typeof listerRequetesCall>['query']

/** What each of these requests awaits of this reader, when they may reply (REQ-14, ENT-25). */
const demandesParRequete = async (db: Db, lecteur: Personne, numeros: readonly string[], aujourdhui: JourCalendaire) => {
  const enAttente = await requetesEnAttente(db, lecteur, numeros)
  const journaux = await journauxDe(
    db,
    enAttente.map(({ numero }) => numero),
  )
  const cle = await cleDesCodes(db)
  const demandes = new Map(
    enAttente.map((requete) => {
      const actes = (journaux.get(requete.numero) ?? []).map(({ acte }) => acte)
      return [requete.numero, demandesAttendues(cle, requete.numero, situationDe(requete, actes, aujourdhui), aujourdhui)[0] ?? null]
    }),
  )
  return (numero: string) => demandes.get(numero) ?? null
}

/** One page of the requests a user sees (SRV-22, REQ-20); a page past the end answers the last one (TABLE-04). */
export const listerRequetes = async (
  db: Db,
  lecteur: Personne,
  recherche: Recherche,
  aujourdhui: JourCalendaire,
): Promise<Answered<typeof listerRequetesCall>> => {
  const { size, sort } = recherche
  const totalRows = await compterRequetes(db, lecteur, recherche)
  const page = Math.max(0, Math.min(recherche.page, Math.ceil(totalRows / size) - 1))
  const rows = await findRequetes(db, lecteur, { ...recherche, page })
  const numeros = rows.map(({ numero }) => numero)
  const nouveaux = await nouveauxParRequete(db, lecteur, numeros)
  const demandes = await demandesParRequete(db, lecteur, numeros, aujourdhui)
  const content = rows.map(({ datePreEnregistrement, ...row }) => ({
    ...row,
    datePreEnregistrement: datePreEnregistrement.toISOString(),
    nouveauxDocuments: nouveaux(row.numero),
    demandePieces: demandes(row.numero),
  }))
  return { content, totalRows, page, itemsPerPage: size, sort }
}
