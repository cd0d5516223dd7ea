import { randomUUID } from 'node:crypto'
import { etatRetabli, obstaclesNonConformite } from 'domain/association/conformite'
import { textesGreffeAssociation } from 'domain/association/textes-greffe-association'
import { textesRefus } from 'domain/core/textes-refus'
import type { Trx } from '../core/database.ts'
import { precondition } from '../core/refusal.ts'
import { notFound } from '../core/server-errors.ts'
import { type ActeSurAssociation, changer, consignerActe, prendre, prendreALaVersion } from './agir.ts'
import { etatsDe } from './greffe-sql.ts'
import { nonConformitesDe } from './sql.ts'
import './tables.ts'

interface Releve {
  version: number
  texte: string
  /** Also puts the association in the state NONCONFORME. */
  declarer: boolean
}

/** Records what the inscription lacks; declaring it makes a version, recording alone none (STAFF-20). Answers the latest ordre. */
export const releverNonConformite = async (trx: Trx, acte: ActeSurAssociation, { version, texte, declarer }: Releve): Promise<number> => {
  const dossier = await prendreALaVersion(trx, acte, version)
  const { contenu } = dossier
  const reasons = obstaclesNonConformite(contenu.etatAssociation)
  if (reasons.length) throw precondition(textesRefus.etat, reasons)
  const id = randomUUID()
  const { numero, now, agent } = acte
  await trx
    .insertInto('non_conformite')
    .values({ id, association: numero, texte, relevee_le: now, relevee_par: agent.uuid, levee_le: null, levee_par: null })
    .execute()
  await consignerActe(trx, acte, { type: 'NON_CONFORMITE_RELEVEE', contenu: { id, declarer }, texte })
  if (!declarer || contenu.etatAssociation === 'NONCONFORME') return dossier.ordre
  return changer(trx, dossier, { evenement: 'RECTIFICATION', contenu: { ...contenu, etatAssociation: 'NONCONFORME' } })
}

/** Lifts a non-conformity; the last one lifted gives a declared association its former state back (STAFF-20). */
export const leverNonConformite = async (trx: Trx, acte: ActeSurAssociation, id: string): Promise<number> => {
  const dossier = await prendre(trx, acte)
  const { numero, now, agent } = acte
  const relevee = await trx
    .selectFrom('non_conformite')
    .select('levee_le')
    .where('id', '=', id)
    .where('association', '=', numero)
    .executeTakeFirst()
  if (!relevee) throw notFound()
  if (relevee.levee_le) throw precondition(textesRefus.etat, [textesGreffeAssociation.dejaLevee])
  await trx.updateTable('non_conformite').set({ levee_le: now, levee_par: agent.uuid }).where('id', '=', id).execute()
  await consignerActe(trx, acte, { type: 'NON_CONFORMITE_LEVEE', contenu: { id } })
  const { contenu, ordre } = dossier
  if (contenu.etatAssociation !== 'NONCONFORME' || (await nonConformitesDe(trx, numero)).length > 0) return ordre
  const etatAssociation = etatRetabli(await etatsDe(trx, numero), contenu.informations)
  return changer(trx, dossier, { evenement: 'RECTIFICATION', contenu: { ...contenu, etatAssociation } })
}
