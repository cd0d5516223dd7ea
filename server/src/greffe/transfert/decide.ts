import { randomUUID } from 'node:crypto'
import type { DetailsEvenement } from 'contract/association/details-evenement'
import { obstaclesAuRetrait } from 'domain/association/tribunal-documents'
import type { Version } from 'domain/association/version'
import { jourDeParis } from 'domain/core/jour'
import { textesRefus } from 'domain/core/textes/refus'
import { evenementDe } from 'domain/requetes/etat/evenement-de'
import { obstaclesTransfert } from 'domain/requetes/transfert/obstacles-transfert'
import { textesTransfert } from 'domain/requetes/textes/transfert'
import { departedVersion, receivedVersion } from 'domain/requetes/transfert/transferred-versions'
import { type ActeOnAssociation, type AssociationEnMain, changeContenu, logActe, requireVersion } from '../../association/act.ts'
import { saveDocuments } from '../../association/documents.ts'
import { newNumero } from '../../association/numero.ts'
import { documentsDe, findVersion } from '../../association/sql.ts'
import { lockAssociation } from '../../association/verrou.ts'
import { saveVersion } from '../../association/version.ts'
import type { Trx } from '../../core/database.ts'
import { precondition, Refusal } from '../../core/refusal.ts'
import { getTribunal } from '../../core/reference/sql.ts'
import { tie } from '../../rattachements/attach.ts'
import { rattachementsDe } from '../../rattachements/sql.ts'
import { announceChangements } from '../../rattachements/suivre/announce.ts'
import { findRequeteEnCours } from '../../requetes/depot/sql.ts'
import { announceFin, announceRegisteredTransfert, type Poste } from './announce.ts'
import { dernierTransfert, endTransfert, getReceivedTransfert } from '../../requetes/transfert/sql.ts'

type Decision = Omit<ActeOnAssociation, 'numero'> & { uuid: string }

/** Locks a waiting transfer and its association for a clerk of the new court: a concurrent act of the old court waits. */
const takeTransfert = async (trx: Trx, { agent, now, uuid }: Decision) => {
  const transfert = await getReceivedTransfert(trx, agent, uuid)
  const { association: numero } = transfert
  const { tribunal, inscrite_le: inscriteLe, dossier_papier: dossierPapier } = await lockAssociation(trx, numero)
  const dernier = await dernierTransfert(trx, numero)
  const statut = dernier?.uuid === uuid ? dernier.statut : (await getReceivedTransfert(trx, agent, uuid)).statut
  if (statut !== 'EN_COURS') throw new Refusal(409, textesTransfert.dejaDecide[statut])
  const version = await findVersion(trx, numero)
  if (!version) throw new Error('an association without version')
  const { ordre, contenu } = version
  const dossier: AssociationEnMain = { agent, now, numero, tribunal, inscriteLe, ordre, contenu }
  const { origine, destination, siege } = transfert
  const annonce = { uuid, numero, denomination: contenu.informations.denomination, origine, destination, instant: now }
  return { dossier, dossierPapier, siege, annonce }
}

/** Refuses what another court sent: the association stays where it was (CPC annex art. 30-1). */
export const refuseTransfert = async (trx: Trx, poste: Poste, decision: Decision, motif: string): Promise<void> => {
  const { dossier, annonce } = await takeTransfert(trx, decision)
  const { uuid, agent, now } = decision
  await endTransfert(trx, uuid, { statut: 'REFUSE', decide_le: now, decide_par: agent.uuid, motif })
  await logActe(trx, dossier, { type: 'TRANSFERT_REFUSE', contenu: { transfert: uuid }, texte: motif })
  await announceFin(trx, poste, annonce, 'refuse', motif)
}

/** Copies the documents of the old sheet under the new number. The acts of the old court stay with it, since they bear its number. */
const takeOverDocuments = async (trx: Trx, { numero, now, contenu }: AssociationEnMain, nouveau: string): Promise<Version['documents']> => {
  const connus = new Map((await documentsDe(trx, numero)).map((document) => [document.uuid, document]))
  const repris = contenu.documents.flatMap(({ uuid, actif }) => {
    const document = connus.get(uuid)
    return document && obstaclesAuRetrait(document.type).length === 0 ? [{ document, uuid: randomUUID(), actif }] : []
  })
  await saveDocuments(
    trx,
    now,
    repris.map(({ document: { nom, type, sousType, date, dateEffet, journal, sha256, reserve }, uuid }) => ({
      uuid,
      association: nouveau,
      requete: null,
      nom,
      type,
      sousType,
      date,
      dateEffet,
      journal,
      sha256,
      reserve,
    })),
  )
  return repris.map(({ uuid, actif }) => ({ uuid, actif }))
}

const office = (typeRequete: 'CREATION' | 'RADIATION', sousType: string, numero: string): DetailsEvenement => ({
  office: { typeRequete, sousTypes: [sousType] },
  transfert: { numero },
})

/**
 * Enters what another court sent, in one transaction (STAFF-13): a new number, a first version with the new head office, the documents and
 * the attached users. The old sheet is struck off, and each names the other. Returns the new number.
 */
export const registerTransfert = async (trx: Trx, poste: Poste, decision: Decision, vue: number): Promise<string> => {
  const { dossier, dossierPapier, siege, annonce } = await takeTransfert(trx, decision)
  const { numero, contenu, now, agent } = dossier
  await requireVersion(trx, dossier, vue)
  const requete = (await findRequeteEnCours(trx, numero))?.numero ?? null
  const obstacles = obstaclesTransfert({ etat: contenu.etatAssociation, requete })
  if (obstacles.length > 0) throw precondition(textesRefus.etat, obstacles)

  const le = jourDeParis(now)
  const tribunal = await getTribunal(trx, annonce.destination)
  const nouveau = await newNumero(trx, tribunal)
  const documents = await takeOverDocuments(trx, dossier, nouveau)
  await saveVersion(trx, {
    numero: nouveau,
    tribunal: tribunal.id,
    evenement: evenementDe('CREATION'),
    requete: null,
    contenu: receivedVersion(contenu, siege, documents),
    details: office('CREATION', 'CREATION_SUITE_TRANSFERT', numero),
    inscriteLe: le,
    dossierPapier,
    now,
    auteur: agent.uuid,
  })
  const acte = { agent, now }
  await logActe(trx, { ...acte, numero: nouveau }, { type: 'TRANSFERT', contenu: { transfert: decision.uuid, origine: numero } })
  await logActe(trx, dossier, { type: 'TRANSFERT', contenu: { transfert: decision.uuid, nouvelle: nouveau } })
  await changeContenu(trx, dossier, {
    evenement: evenementDe('RADIATION'),
    contenu: departedVersion(contenu, le),
    details: office('RADIATION', 'TRANSFERT_JURIDICTION', nouveau),
  })
  for (const droits of await rattachementsDe(trx, numero, le)) await tie(trx, { ...droits, association: nouveau, now, auteur: agent.uuid })
  await endTransfert(trx, decision.uuid, { statut: 'INSCRIT', decide_le: now, decide_par: agent.uuid, nouvelle: nouveau })
  await announceRegisteredTransfert(trx, poste, annonce, nouveau)
  await announceChangements(trx, poste, numero, now)
  return nouveau
}
