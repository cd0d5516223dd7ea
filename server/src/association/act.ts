import type { DetailsEvenement } from 'contract/association/details-evenement'
import { overtakenVersionPhrase } from 'domain/association/conflit-version'
import type { TypeEvenement } from 'domain/association/evenements'
import { textesGreffeAssociation } from 'domain/association/textes/greffe-association'
import type { Version } from 'domain/association/version'
import { recordActe } from '../core/actes.ts'
import type { Db, Trx } from '../core/database.ts'
import type { Personne } from '../core/personne.ts'
import { Refusal } from '../core/refusal.ts'
import { auteurDeVersion } from './greffe-sql.ts'
import { nomsDesVersions } from './nom-de-version.ts'
import { findVersion } from './sql.ts'
import { lockRessortAssociation } from './verrou.ts'
import { saveVersion } from './version.ts'

/** An act of the court on an association, before it is done. */
export interface ActeOnAssociation {
  agent: Personne
  numero: string
  now: Date
}

/** An association locked for one clerk of its court until the transaction ends. */
export interface AssociationEnMain extends ActeOnAssociation {
  tribunal: string
  /** Day of its entry in the register; null when not known. */
  inscriteLe: string | null
  /** Ordre of its latest version. */
  ordre: number
  contenu: Version
}

/** Locks an association for an act of the court. 404 to the clerks of other courts. */
export const takeInHand = async (trx: Trx, acte: ActeOnAssociation): Promise<AssociationEnMain> => {
  const { tribunal, inscrite_le: inscriteLe } = await lockRessortAssociation(trx, acte.agent, acte.numero)
  const version = await findVersion(trx, acte.numero)
  if (!version) throw new Error('an association without version')
  return { ...acte, tribunal, inscriteLe, ordre: version.ordre, contenu: version.contenu }
}

/** Same, for an act decided on the version that the clerk read: 409 when another has come since. */
export const takeAtVersion = async (trx: Trx, acte: ActeOnAssociation, vue: number): Promise<AssociationEnMain> => {
  const dossier = await takeInHand(trx, acte)
  await requireVersion(trx, dossier, vue)
  return dossier
}

/** Throws 409 when the locked association has a version later than the one the clerk saw. */
export const requireVersion = async (trx: Trx, { numero, ordre }: AssociationEnMain, vue: number): Promise<void> => {
  if (ordre !== vue) throw await conflit(trx, numero, vue)
}

const conflit = async (db: Db, numero: string, vue: number): Promise<Refusal> => {
  const suivante = await findVersion(db, numero, vue + 1)
  if (!suivante) return new Refusal(409, textesGreffeAssociation.versionInconnue)
  const auteur = await auteurDeVersion(db, numero, suivante.ordre)
  const nom = (await nomsDesVersions(db, numero)).get(suivante.ordre) ?? ''
  return new Refusal(409, overtakenVersionPhrase(auteur, suivante.creeLe, nom))
}

interface Changement {
  evenement: TypeEvenement
  contenu: Version
  /** Changes made by the event (ENT-24). */
  details?: DetailsEvenement
}

/** Records the next version of the association. Returns its ordre. */
export const changeContenu = (trx: Trx, { numero, tribunal, now, agent }: AssociationEnMain, changement: Changement): Promise<number> =>
  saveVersion(trx, { numero, tribunal, requete: null, now, auteur: agent.uuid, ...changement })

interface Consignation {
  type: string
  contenu?: Record<string, unknown>
  /** Free text, which can be erased later. */
  texte?: string
}

/** Records in the association's journal the act, its author and its reason. */
export const logActe = (trx: Trx, { numero, now, agent }: ActeOnAssociation, consignation: Consignation): Promise<void> =>
  recordActe(trx, { sujet: 'association', sujetId: numero, instant: now, auteur: agent.uuid, ...consignation })
