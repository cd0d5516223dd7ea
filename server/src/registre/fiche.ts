import type { Answered } from 'contract/core/call'
import type { Association, DocumentAssociation } from 'contract/association/association'
import type { getAssociation } from 'contract/registre/registre'
import type { Version } from 'domain/association/version'
import { documentsDe, findAssociation, findVersion } from '../association/sql.ts'
import type { Db } from '../core/database.ts'
import type { Personne } from '../core/personne.ts'
import { getTribunal } from '../core/reference/sql.ts'
import { notFound } from '../core/server-errors.ts'
import { type Lecteur, lecteurDe, peutLire } from './lecteur.ts'

/** The sheet of the latest version as this person may read it (SRV-37). */
export const lireFiche = async (db: Db, user: Personne, numero: string): Promise<Answered<typeof getAssociation>> => {
  const association = await findAssociation(db, numero)
  const version = association && (await findVersion(db, numero))
  if (!version) throw notFound()
  const lecteur = await lecteurDe(db, user, association)
  const { id, libelle } = await getTribunal(db, association.tribunal)
  const rattachement = lecteur.rattachement
  return {
    association: {
      numero,
      version: version.ordre,
      ...version.contenu,
      members: membresPour(lecteur, version.contenu.members),
      documents: documentsPour(lecteur, numero, version, await documentsDe(db, numero)),
    },
    juridiction: { id, libelle },
    rattachement: rattachement
      ? { etat: 'RATTACHE', ...rattachement }
      : { etat: 'NON_RATTACHE', fonction: null, gestion: false, depot: false },
    nonConformites: [],
  }
}

/** Who directs an association is public, how to reach them is the court's only (MEMB-24, SHEET-34). */
const membresPour = ({ greffe }: Lecteur, members: Version['members']): Association['members'] => {
  if (greffe) return members
  const injoignable = <M extends { email: string | null; telephone: string | null }>(membre: M): M => ({
    ...membre,
    email: null,
    telephone: null,
  })
  return { ...members, physiques: members.physiques.map(injoignable), morales: members.morales.map(injoignable) }
}

type Document = Awaited<ReturnType<typeof documentsDe>>[number]

/** The documents the version lists, in its order, without those this person may not know of. */
const documentsPour = (
  lecteur: Lecteur,
  numero: string,
  version: { ordre: number; contenu: Version },
  documents: readonly Document[],
): DocumentAssociation[] => {
  const visibles = new Map(documents.filter((document) => peutLire(lecteur, document)).map((document) => [document.uuid, document]))
  return version.contenu.documents.flatMap(({ uuid, actif }) => {
    const document = visibles.get(uuid)
    if (!document) return []
    const { nom, type, sousType, date, dateEffet, journal, taille } = document
    const lien = `/api/association/${numero}/${version.ordre}/document/${uuid}/${encodeURIComponent(nom)}`
    return [{ uuid, nom, type, sousType, date, dateEffet, journal, actif, taille, lien }]
  })
}
