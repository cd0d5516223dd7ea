import { jourDeParis } from 'domain/core/jour'
import { textesRefus } from 'domain/core/textes/refus'
import { evenementDe } from 'domain/requetes/etat/evenement-de'
import { restoreVersion } from 'domain/requetes/ex-officio/version-after-decision'
import { obstaclesCorrectionTransfert } from 'domain/requetes/transfert/obstacles-transfert'
import { textesTransfert } from 'domain/requetes/textes/transfert'
import { departedVersion } from 'domain/requetes/transfert/transferred-versions'
import { type ActeOnAssociation, type AssociationEnMain, changeContenu, logActe, takeAtVersion } from '../../association/act.ts'
import { etatsDe } from '../../association/greffe-sql.ts'
import { findVersion } from '../../association/sql.ts'
import { lockAssociation } from '../../association/verrou.ts'
import type { Db, Trx } from '../../core/database.ts'
import { precondition } from '../../core/refusal.ts'
import { announceChangements } from '../../rattachements/suivre/announce.ts'
import { findRequeteEnCours } from '../../requetes/depot/sql.ts'
import { announceCorrectedTransfert, type Poste } from './announce.ts'
import { dernierTransfert, findRegisteredTransfert } from '../../requetes/transfert/sql.ts'

/** Returns the transfer that brought an association to its court, and the obstacles to undoing it; null when there is none. */
export const correctionDe = async (db: Db, numero: string) => {
  const transfert = await findRegisteredTransfert(db, numero)
  if (!transfert) return null
  const { origine, partie, versions } = transfert
  const requete = (await findRequeteEnCours(db, numero))?.numero ?? null
  const dejaEnvoye = (await dernierTransfert(db, numero))?.statut === 'EN_COURS'
  return { transfert, origine, obstacles: obstaclesCorrectionTransfert({ partie, versions, requete, dejaEnvoye }) }
}

/** Locks the old sheet for the court that gives the association back. */
const takeFormerFiche = async (trx: Trx, acte: ActeOnAssociation): Promise<AssociationEnMain> => {
  const { tribunal, inscrite_le: inscriteLe } = await lockAssociation(trx, acte.numero)
  const version = await findVersion(trx, acte.numero)
  if (!version) throw new Error('an association without version')
  return { ...acte, tribunal, inscriteLe, ordre: version.ordre, contenu: version.contenu }
}

/**
 * Undoes a transfer entered by mistake, on both sheets at once (STAFF-13). The new sheet is struck off, and the old one is restored. Mails
 * the attached users of both, and the first court. Returns the old number.
 */
export const correctTransfert = async (
  trx: Trx,
  poste: Poste,
  acte: ActeOnAssociation,
  { version, motif }: { version: number; motif: string },
): Promise<string> => {
  const { numero: nouveau, now, agent } = acte
  const nouvelle = await takeAtVersion(trx, acte, version)
  const connue = await findRegisteredTransfert(trx, nouveau)
  if (!connue) throw precondition(textesRefus.etat, [textesTransfert.correction.aucun])
  const ancienne = await takeFormerFiche(trx, { agent, now, numero: connue.origine })
  // Read again: the old sheet was not locked before.
  const correction = await correctionDe(trx, nouveau)
  if (!correction || correction.obstacles.length > 0)
    throw precondition(textesRefus.etat, correction?.obstacles ?? [textesTransfert.correction.aucun])

  const { numero } = ancienne
  const { uuid } = correction.transfert
  const rendue = await findVersion(trx, numero, ancienne.ordre - 1)
  if (!rendue) throw new Error('a transfer without the version before it')
  await logActe(trx, nouvelle, { type: 'TRANSFERT_CORRIGE', contenu: { transfert: uuid, origine: numero }, texte: motif })
  await logActe(trx, ancienne, { type: 'TRANSFERT_CORRIGE', contenu: { transfert: uuid, nouvelle: nouveau }, texte: motif })
  const details = (typeRequete: 'RADIATION' | 'RECTIFICATION', autre: string) => ({
    acte: 'CORRECTION_TRANSFERT',
    office: { typeRequete, sousTypes: ['TRANSFERT_JURIDICTION'] },
    transfert: { numero: autre },
  })
  await changeContenu(trx, nouvelle, {
    evenement: evenementDe('RADIATION'),
    contenu: departedVersion(nouvelle.contenu, jourDeParis(now)),
    details: details('RADIATION', numero),
  })
  const [, ...etats] = await etatsDe(trx, numero)
  await changeContenu(trx, ancienne, {
    evenement: 'RECTIFICATION',
    contenu: restoreVersion(ancienne.contenu, rendue.contenu, etats),
    details: details('RECTIFICATION', nouveau),
  })
  const { denomination } = ancienne.contenu.informations
  const annonce = { uuid, numero, denomination, origine: ancienne.tribunal, destination: nouvelle.tribunal, instant: now }
  await announceCorrectedTransfert(trx, poste, annonce, { nouveau, motif })
  for (const une of [numero, nouveau]) await announceChangements(trx, poste, une, now)
  return numero
}
