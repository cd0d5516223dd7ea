import { addJours, jourDeParis } from 'domain/core/jour'
import { findVersion } from '../../association/sql.ts'
import type { Office } from '../../core/door.ts'
import type { Personne } from '../../core/personne.ts'
import { getTribunal } from '../../core/reference/sql.ts'
import { registerTransfert } from '../../greffe/transfert/decide.ts'
import { sendTransfert } from '../../greffe/transfert/send.ts'
import { dernierTransfert } from '../../requetes/transfert/sql.ts'
import { ressortCommunes, firstAssociations } from './sql.ts'

/** Sends an association from the court of one clerk to the court of another, some days ago. */
const dispatch = async (office: Office, numero: string, de: Personne, vers: Personne, jours: number): Promise<void> => {
  const { db } = office
  if (await dernierTransfert(db, numero)) return
  const now = daysBefore(office, jours)
  const [commune] = await ressortCommunes(db, await getTribunal(db, vers.tribunaux[0] ?? ''))
  const version = await findVersion(db, numero)
  if (!commune || !version) throw new Error(`${numero} has nowhere to go`)
  const siege = { adresse: '4 rue du Renard-qui-dort', complementAdresse: null, codePostal: commune.codePostaux[0] ?? '', commune }
  const transfert = { ...siege, dateDecision: addJours(jourDeParis(now), -20) }
  await db.transaction().execute((trx) => sendTransfert(trx, office, { agent: de, numero, now }, { version: version.ordre, transfert }))
}

const daysBefore = ({ now }: Office, jours: number): Date => new Date(now().getTime() - jours * 86_400_000)

/** Transfers two associations: one sent by Strasbourg waits at Colmar, one sent by Colmar is entered at Strasbourg (STAFF-13). */
export const seedTransferts = async (office: Office, { strasbourg, colmar }: Record<'strasbourg' | 'colmar', Personne>): Promise<void> => {
  const { db } = office
  // After the associations that have a history (vies.ts).
  const partante = (await firstAssociations(db, 'TJ-STRASBOURG', 'INSCRITE', 41)).at(-1)
  const venue = (await firstAssociations(db, 'TJ-COLMAR', 'INSCRITE', 21)).at(-1)
  if (!partante || !venue) throw new Error('the register is too small for a demonstration')
  await dispatch(office, partante, strasbourg, colmar, 4)
  await dispatch(office, venue, colmar, strasbourg, 12)
  const envoye = await dernierTransfert(db, venue)
  if (envoye?.statut !== 'EN_COURS') return
  const version = await findVersion(db, venue)
  const decision = { agent: strasbourg, now: daysBefore(office, 9), uuid: envoye.uuid }
  await db.transaction().execute((trx) => registerTransfert(trx, office, decision, version?.ordre ?? 0))
}
