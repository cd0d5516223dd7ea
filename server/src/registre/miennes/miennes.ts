import { exporterMiennes, listerMiennes } from 'contract/registre/miennes'
import type { Answered, Received } from 'contract/core/call'
import { jourDeParis } from 'domain/core/jour'
import { aFaire, trierMiennes, type TriDesMiennes } from 'domain/registre/miennes'
import { miennesEnCsv } from 'domain/registre/miennes-en-csv'
import { textesMiennes } from 'domain/registre/textes/miennes'
import type { Db } from '../../core/database.ts'
import type { Door } from '../../core/door.ts'
import type { Personne } from '../../core/personne.ts'
import { ouvertesParAssociation } from '../../suivi/ouvertes.ts'
import { findMiennes } from './sql.ts'

type Miennes = Answered<typeof listerMiennes>['content']

/**
 * Returns every association of the person that matches the search, in its order. What is owed is known only once the acts are read, so all
 * are read, in four statements however many they are (docs/decisions/0070).
 */
const chercher = async (db: Db, user: Personne, recherche: Received<typeof exporterMiennes>['query']): Promise<Miennes> => {
  const associations = await findMiennes(db, user, recherche)
  const ouvertes = await ouvertesParAssociation(db, user)
  const miennes = associations.map(({ dossier_papier: _, ...association }) => ({ ...association, ...ouvertes(association.numero) }))
  const [champ, sens] = recherche.sort.split(',') as [TriDesMiennes, 'asc' | 'desc']
  return trierMiennes(recherche.aFaire === 'true' ? miennes.filter(aFaire) : miennes, champ, sens)
}

export const miennesRoutes = (door: Door): void => {
  door.serve(listerMiennes, async ({ query }, { db, user }) => {
    const { size, sort } = query
    const miennes = await chercher(db, user, query)
    const page = Math.max(0, Math.min(query.page, Math.ceil(miennes.length / size) - 1))
    return { content: miennes.slice(page * size, (page + 1) * size), totalRows: miennes.length, page, itemsPerPage: size, sort }
  })

  door.serve(exporterMiennes, async ({ query }, { db, user, now }) => {
    const fichier = Buffer.from(miennesEnCsv(await chercher(db, user, query)))
    return { download: fichier, type: 'text/csv', nom: textesMiennes.fichier(jourDeParis(now())), taille: fichier.length }
  })
}
