import { exporterMiennes, listerMiennes } from 'contract/registre/own-associations'
import type { Answered, Received } from 'contract/core/call'
import { jourDeParis } from 'domain/core/jour'
import { hasSomethingToDo, sortOwnAssociations, type OwnAssociationTri } from 'domain/registre/own-associations'
import { ownAssociationsInCsv } from 'domain/registre/own-associations-in-csv'
import { textesOwnAssociations } from 'domain/registre/textes/own-associations'
import type { Db } from '../../core/database.ts'
import type { Door } from '../../core/door.ts'
import type { Personne } from '../../core/personne.ts'
import { pendingByAssociation } from '../../suivi/pending.ts'
import { findOwnAssociations } from './sql.ts'

type OwnAssociations = Answered<typeof listerMiennes>['content']

/**
 * Returns every association of the person that matches the search, in its order. What is owed is known only once the acts are read, so all
 * are read, in four statements however many they are (docs/decisions/0070).
 */
const search = async (db: Db, user: Personne, recherche: Received<typeof exporterMiennes>['query']): Promise<OwnAssociations> => {
  const associations = await findOwnAssociations(db, user, recherche)
  const ouvertes = await pendingByAssociation(db, user)
  const miennes = associations.map(({ dossier_papier: _, ...association }) => ({ ...association, ...ouvertes(association.numero) }))
  const [champ, sens] = recherche.sort.split(',') as [OwnAssociationTri, 'asc' | 'desc']
  return sortOwnAssociations(recherche.aFaire === 'true' ? miennes.filter(hasSomethingToDo) : miennes, champ, sens)
}

export const ownAssociationsRoutes = (door: Door): void => {
  door.serve(listerMiennes, async ({ query }, { db, user }) => {
    const { size, sort } = query
    const miennes = await search(db, user, query)
    const page = Math.max(0, Math.min(query.page, Math.ceil(miennes.length / size) - 1))
    return { content: miennes.slice(page * size, (page + 1) * size), totalRows: miennes.length, page, itemsPerPage: size, sort }
  })

  door.serve(exporterMiennes, async ({ query }, { db, user, now }) => {
    const fichier = Buffer.from(ownAssociationsInCsv(await search(db, user, query)))
    return { download: fichier, type: 'text/csv', nom: textesOwnAssociations.fichier(jourDeParis(now())), taille: fichier.length }
  })
}
