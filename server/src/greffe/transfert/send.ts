import { randomUUID } from 'node:crypto'
import { jourDeParis } from 'domain/core/jour'
import { textesRefus } from 'domain/core/textes/refus'
import { obstaclesTransfert } from 'domain/requetes/transfert/obstacles-transfert'
import { textesTransfert } from 'domain/requetes/textes/transfert'
import { type Transfert, checkTransfert } from 'domain/requetes/transfert/transfert'
import { type ActeOnAssociation, logActe, takeInHand, takeAtVersion } from '../../association/act.ts'
import type { Trx } from '../../core/database.ts'
import { findCommune } from '../../core/reference/communes-sql.ts'
import { tribunalDeCommune } from '../../core/reference/sql.ts'
import { invalid, precondition, Refusal } from '../../core/refusal.ts'
import { findRequeteEnCours } from '../../requetes/depot/sql.ts'
import { announceEnvoi, announceFin, type Poste } from './announce.ts'
import { dernierTransfert, endTransfert, insertTransfert } from '../../requetes/transfert/sql.ts'

interface Envoi {
  version: number
  transfert: Transfert
}

/** Returns the head office, with its commune as our list names it, and the court that keeps the register there. */
const locate = async (trx: Trx, transfert: Transfert) => {
  const [connue, tribunal] = [await findCommune(trx, transfert.commune.id), await tribunalDeCommune(trx, transfert.commune.id)]
  if (!connue || !tribunal) return { siege: transfert, destination: null }
  const { id, codeInsee, libelle, codePostaux } = connue
  return { siege: { ...transfert, commune: { id, codeInsee, libelle, codePostaux } }, destination: tribunal }
}

/** Sends an association to the court of its new head office, in one transaction with its mails (STAFF-13). Returns that court's label. */
export const sendTransfert = async (trx: Trx, poste: Poste, acte: ActeOnAssociation, { version, transfert }: Envoi): Promise<string> => {
  const { agent, numero, now } = acte
  const { tribunal: origine, contenu } = await takeAtVersion(trx, acte, version)
  if ((await dernierTransfert(trx, numero))?.statut === 'EN_COURS') throw precondition(textesRefus.etat, [textesTransfert.dejaEnvoye])
  const requete = (await findRequeteEnCours(trx, numero))?.numero ?? null
  const obstacles = obstaclesTransfert({ etat: contenu.etatAssociation, requete })
  if (obstacles.length > 0) throw precondition(textesRefus.etat, obstacles)
  const { siege, destination } = await locate(trx, transfert)
  const erreurs = checkTransfert(transfert, { origine, destination: destination?.id ?? null, aujourdhui: jourDeParis(now) })
  if (erreurs.length > 0 || !destination)
    throw invalid(
      textesRefus.saisieInvalide,
      erreurs.map((erreur) => ({ ...erreur, field: `transfert.${erreur.field}` })),
    )

  const uuid = randomUUID()
  const envoi = { uuid, association: numero, origine, destination: destination.id, siege: JSON.stringify(siege) }
  await insertTransfert(trx, { ...envoi, envoye_le: now, envoye_par: agent.uuid })
  const ligne = { transfert: uuid, destination: destination.id, commune: siege.commune.libelle, dateDecision: siege.dateDecision }
  await logActe(trx, acte, { type: 'TRANSFERT_ENVOYE', contenu: ligne })
  const { denomination } = contenu.informations
  await announceEnvoi(trx, poste, { uuid, numero, denomination, origine, destination: destination.id, instant: now })
  return destination.libelle
}

/** Takes back a transfer, as long as the other court has not decided. */
export const withdrawTransfert = async (trx: Trx, poste: Poste, acte: ActeOnAssociation, motif: string): Promise<void> => {
  const { numero, tribunal: origine, contenu } = await takeInHand(trx, acte)
  const envoye = await dernierTransfert(trx, numero)
  if (!envoye) throw precondition(textesRefus.etat, [textesTransfert.jamaisEnvoye])
  if (envoye.statut !== 'EN_COURS') throw new Refusal(409, textesTransfert.dejaDecide[envoye.statut])
  const { uuid, destination } = envoye
  const { agent, now: instant } = acte
  await endTransfert(trx, uuid, { statut: 'RETIRE', decide_le: instant, decide_par: agent.uuid, motif })
  await logActe(trx, acte, { type: 'TRANSFERT_RETIRE', contenu: { transfert: uuid }, texte: motif })
  const { denomination } = contenu.informations
  await announceFin(trx, poste, { uuid, numero, denomination, origine, destination, instant }, 'retire', motif)
}
