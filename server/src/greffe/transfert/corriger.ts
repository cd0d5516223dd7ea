import { jourDeParis } from 'domain/core/jour'
import { textesRefus } from 'domain/core/textes/refus'
import { evenementDe } from 'domain/requetes/etat/evenement-de'
import { versionRetablie } from 'domain/requetes/office/version-decidee'
import { obstaclesCorrectionTransfert } from 'domain/requetes/transfert/obstacles-transfert'
import { textesTransfert } from 'domain/requetes/textes/transfert'
import { versionPartie } from 'domain/requetes/transfert/versions-transferees'
import { type ActeSurAssociation, type AssociationEnMain, changer, consignerActe, prendreALaVersion } from '../../association/agir.ts'
import { etatsDe } from '../../association/greffe-sql.ts'
import { findVersion } from '../../association/sql.ts'
import { verrouillerAssociation } from '../../association/verrou.ts'
import type { Db, Trx } from '../../core/database.ts'
import { precondition } from '../../core/refusal.ts'
import { annoncerChangements } from '../../rattachements/suivre/annoncer.ts'
import { findRequeteEnCours } from '../../requetes/depot/sql.ts'
import { annoncerCorrige, type Poste } from './annoncer.ts'
import { dernierTransfert, findTransfertInscrit } from '../../requetes/transfert/sql.ts'

/** Returns the transfer that brought an association to its court, and the obstacles to undoing it; null when there is none. */
export const correctionDe = async (db: Db, numero: string) => {
  const transfert = await findTransfertInscrit(db, numero)
  if (!transfert) return null
  const { origine, partie, versions } = transfert
  const requete = (await findRequeteEnCours(db, numero))?.numero ?? null
  const dejaEnvoye = (await dernierTransfert(db, numero))?.statut === 'EN_COURS'
  return { transfert, origine, obstacles: obstaclesCorrectionTransfert({ partie, versions, requete, dejaEnvoye }) }
}

/** Locks the old sheet for the court that gives the association back. */
const prendreAncienne = async (trx: Trx, acte: ActeSurAssociation): Promise<AssociationEnMain> => {
  const { tribunal, inscrite_le: inscriteLe } = await verrouillerAssociation(trx, acte.numero)
  const version = await findVersion(trx, acte.numero)
  if (!version) throw new Error('an association without version')
  return { ...acte, tribunal, inscriteLe, ordre: version.ordre, contenu: version.contenu }
}

/**
 * Undoes a transfer entered by mistake, on both sheets at once (STAFF-13). The new sheet is struck off, and the old one is restored. Mails
 * the attached users of both, and the first court. Returns the old number.
 */
export const corrigerTransfert = async (
  trx: Trx,
  poste: Poste,
  acte: ActeSurAssociation,
  { version, motif }: { version: number; motif: string },
): Promise<string> => {
  const { numero: nouveau, now, agent } = acte
  const nouvelle = await prendreALaVersion(trx, acte, version)
  const connue = await findTransfertInscrit(trx, nouveau)
  if (!connue) throw precondition(textesRefus.etat, [textesTransfert.correction.aucun])
  const ancienne = await prendreAncienne(trx, { agent, now, numero: connue.origine })
  // Read again: the old sheet was not locked before.
  const correction = await correctionDe(trx, nouveau)
  if (!correction || correction.obstacles.length > 0)
    throw precondition(textesRefus.etat, correction?.obstacles ?? [textesTransfert.correction.aucun])

  const { numero } = ancienne
  const { uuid } = correction.transfert
  const rendue = await findVersion(trx, numero, ancienne.ordre - 1)
  if (!rendue) throw new Error('a transfer without the version before it')
  await consignerActe(trx, nouvelle, { type: 'TRANSFERT_CORRIGE', contenu: { transfert: uuid, origine: numero }, texte: motif })
  await consignerActe(trx, ancienne, { type: 'TRANSFERT_CORRIGE', contenu: { transfert: uuid, nouvelle: nouveau }, texte: motif })
  const details = (typeRequete: 'RADIATION' | 'RECTIFICATION', autre: string) => ({
    acte: 'CORRECTION_TRANSFERT',
    office: { typeRequete, sousTypes: ['TRANSFERT_JURIDICTION'] },
    transfert: { numero: autre },
  })
  await changer(trx, nouvelle, {
    evenement: evenementDe('RADIATION'),
    contenu: versionPartie(nouvelle.contenu, jourDeParis(now)),
    details: details('RADIATION', numero),
  })
  const [, ...etats] = await etatsDe(trx, numero)
  await changer(trx, ancienne, {
    evenement: 'RECTIFICATION',
    contenu: versionRetablie(ancienne.contenu, rendue.contenu, etats),
    details: details('RECTIFICATION', nouveau),
  })
  const { denomination } = ancienne.contenu.informations
  const annonce = { uuid, numero, denomination, origine: ancienne.tribunal, destination: nouvelle.tribunal, instant: now }
  await annoncerCorrige(trx, poste, annonce, { nouveau, motif })
  for (const une of [numero, nouveau]) await annoncerChangements(trx, poste, une, now)
  return numero
}
