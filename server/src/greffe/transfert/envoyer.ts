import { randomUUID } from 'node:crypto'
import { jourDeParis } from 'domain/core/jour'
import { textesRefus } from 'domain/core/textes/refus'
import { obstaclesTransfert } from 'domain/requetes/transfert/obstacles-transfert'
import { textesTransfert } from 'domain/requetes/textes/transfert'
import { type Transfert, verifierTransfert } from 'domain/requetes/transfert/transfert'
import { type ActeSurAssociation, consignerActe, prendre, prendreALaVersion } from '../../association/agir.ts'
import type { Trx } from '../../core/database.ts'
import { findCommune } from '../../core/reference/communes-sql.ts'
import { tribunalDeCommune } from '../../core/reference/sql.ts'
import { invalid, precondition, Refusal } from '../../core/refusal.ts'
import { findRequeteEnCours } from '../../requetes/depot/sql.ts'
import { annoncerEnvoi, annoncerFin, type Poste } from './annoncer.ts'
import { dernierTransfert, finirTransfert, insererTransfert } from '../../requetes/transfert/sql.ts'

interface Envoi {
  version: number
  transfert: Transfert
}

/** Returns the head office, with its commune as our list names it, and the court that keeps the register there. */
const situer = async (trx: Trx, transfert: Transfert) => {
  const [connue, tribunal] = [await findCommune(trx, transfert.commune.id), await tribunalDeCommune(trx, transfert.commune.id)]
  if (!connue || !tribunal) return { siege: transfert, destination: null }
  const { id, codeInsee, libelle, codePostaux } = connue
  return { siege: { ...transfert, commune: { id, codeInsee, libelle, codePostaux } }, destination: tribunal }
}

/** Sends an association to the court of its new head office, in one transaction with its mails (STAFF-13). Returns that court's label. */
export const envoyerTransfert = async (
  trx: Trx,
  poste: Poste,
  acte: ActeSurAssociation,
  { version, transfert }: Envoi,
): Promise<string> => {
  const { agent, numero, now } = acte
  const { tribunal: origine, contenu } = await prendreALaVersion(trx, acte, version)
  if ((await dernierTransfert(trx, numero))?.statut === 'EN_COURS') throw precondition(textesRefus.etat, [textesTransfert.dejaEnvoye])
  const requete = (await findRequeteEnCours(trx, numero))?.numero ?? null
  const obstacles = obstaclesTransfert({ etat: contenu.etatAssociation, requete })
  if (obstacles.length > 0) throw precondition(textesRefus.etat, obstacles)
  const { siege, destination } = await situer(trx, transfert)
  const erreurs = verifierTransfert(transfert, { origine, destination: destination?.id ?? null, aujourdhui: jourDeParis(now) })
  if (erreurs.length > 0 || !destination)
    throw invalid(
      textesRefus.saisieInvalide,
      erreurs.map((erreur) => ({ ...erreur, field: `transfert.${erreur.field}` })),
    )

  const uuid = randomUUID()
  const envoi = { uuid, association: numero, origine, destination: destination.id, siege: JSON.stringify(siege) }
  await insererTransfert(trx, { ...envoi, envoye_le: now, envoye_par: agent.uuid })
  const ligne = { transfert: uuid, destination: destination.id, commune: siege.commune.libelle, dateDecision: siege.dateDecision }
  await consignerActe(trx, acte, { type: 'TRANSFERT_ENVOYE', contenu: ligne })
  const { denomination } = contenu.informations
  await annoncerEnvoi(trx, poste, { uuid, numero, denomination, origine, destination: destination.id, instant: now })
  return destination.libelle
}

/** Takes back a transfer, as long as the other court has not decided. */
export const retirerTransfert = async (trx: Trx, poste: Poste, acte: ActeSurAssociation, motif: string): Promise<void> => {
  const { numero, tribunal: origine, contenu } = await prendre(trx, acte)
  const envoye = await dernierTransfert(trx, numero)
  if (!envoye) throw precondition(textesRefus.etat, [textesTransfert.jamaisEnvoye])
  if (envoye.statut !== 'EN_COURS') throw new Refusal(409, textesTransfert.dejaDecide[envoye.statut])
  const { uuid, destination } = envoye
  const { agent, now: instant } = acte
  await finirTransfert(trx, uuid, { statut: 'RETIRE', decide_le: instant, decide_par: agent.uuid, motif })
  await consignerActe(trx, acte, { type: 'TRANSFERT_RETIRE', contenu: { transfert: uuid }, texte: motif })
  const { denomination } = contenu.informations
  await annoncerFin(trx, poste, { uuid, numero, denomination, origine, destination, instant }, 'retire', motif)
}
