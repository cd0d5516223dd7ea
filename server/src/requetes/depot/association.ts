import type { Version } from 'domain/association/version'
import { textesRefus } from 'domain/core/textes/refus'
import type { Demarche } from 'domain/requetes/demarches/definition'
import { type AssociationDemarche, obstaclesDepot, obstaclesDepotAuGuichet, onlineDepotVoies } from 'domain/requetes/depot/obstacles-depot'
import { textesGuichet } from 'domain/requetes/textes/guichet'
import { findAssociation, findVersion } from '../../association/sql.ts'
import { isOfGreffe } from '../../compte/ressort.ts'
import type { Db } from '../../core/database.ts'
import type { Personne } from '../../core/personne.ts'
import { getTribunal, type Tribunal } from '../../core/reference/sql.ts'
import { precondition, Refusal } from '../../core/refusal.ts'
import { notFound } from '../../core/server-errors.ts'
import { lecteurDe } from '../../rattachements/lecteur.ts'
import { situationDepot } from '../situation-depot.ts'

/** The association that a filing is about, as the register says it at the filing. */
export interface TargetAssociation {
  numero: string
  tribunal: Tribunal
  ordre: number
  contenu: Version
}

/** The mode of the filing, and whether a clerk records it from paper. */
export interface Maniere extends Pick<Demarche, 'mode'> {
  guichet: boolean
}

const voies: ReadonlySet<string> = new Set(onlineDepotVoies)

/**
 * Returns the association and the reasons against this filing by this person: 404 when unknown, 403 without the right to file (ACTION-01).
 */
const read = async (db: Db, user: Personne, numero: string, { mode }: Pick<Demarche, 'mode'>) => {
  const association = await findAssociation(db, numero)
  const version = association && (await findVersion(db, numero))
  if (!version) throw notFound()
  const lecteur = await lecteurDe(db, user, association)
  const situation = await situationDepot(db, user, association, lecteur)
  const { rattachement } = situation
  const raisons = obstaclesDepot(mode as AssociationDemarche, situation, voies)
  if (rattachement.etat !== 'RATTACHE' || !rattachement.depot) throw new Refusal(403, raisons[0] ?? textesRefus.interdit)
  return { association, version, raisons }
}

/** Same, for a clerk who records a paper filing (STAFF-15): 403 when another court keeps the association. */
const readAtGuichet = async (db: Db, agent: Personne, numero: string, { mode }: Pick<Demarche, 'mode'>) => {
  const association = await findAssociation(db, numero)
  const version = association && (await findVersion(db, numero))
  if (!version) throw notFound()
  const { id, libelle } = await getTribunal(db, association.tribunal)
  if (!isOfGreffe(agent, id)) throw new Refusal(403, textesGuichet.associationDUnAutre(libelle))
  const situation = await situationDepot(db, agent, association, await lecteurDe(db, agent, association))
  return { association, version, raisons: obstaclesDepotAuGuichet(mode as AssociationDemarche, situation) }
}

/** Refuses people who may not file on the association, before a body is received. */
export const requireDepotDroit = async (db: Db, user: Personne, numero: string, demarche: Maniere): Promise<void> => {
  await (demarche.guichet ? readAtGuichet : read)(db, user, numero, demarche)
}

/**
 * Returns the association when this person may file on it now, else throws 412 with the reasons (ACTION-02 to ACTION-11, SRV-28 to SRV-30).
 */
export const targetAssociation = async (db: Db, user: Personne, numero: string, demarche: Maniere): Promise<TargetAssociation> => {
  const { association, version, raisons } = await (demarche.guichet ? readAtGuichet : read)(db, user, numero, demarche)
  if (raisons.length) throw precondition(textesRefus.etat, raisons)
  return { numero, tribunal: await getTribunal(db, association.tribunal), ordre: version.ordre, contenu: version.contenu }
}
