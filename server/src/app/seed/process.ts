import type { Annexe } from 'domain/core/annexe'
import { anAnnexe } from 'domain/core/exemples'
import { addJours, jourDeParis } from 'domain/core/jour'
import type { GreffeActe } from 'domain/requetes/procedure/obstacles'
import type { Office } from '../../core/door.ts'
import type { KeptFichier } from '../../core/files/sql.ts'
import type { Personne } from '../../core/personne.ts'
import { attachPiece } from '../../pieces/add.ts'
import { cleDesCodes, codeDe } from '../../pieces/code.ts'
import { effetsDesPieces } from '../../greffe/demandes/send.ts'
import { readTour } from '../../pieces/open.ts'
import { forward } from '../../pieces/transmit.ts'
import { type Dossier, readDossier } from '../../requetes/procedure/dossier.ts'
import { performActe } from '../../greffe/actes/perform.ts'
import { type Verifications, verdictsDe } from './verifications.ts'

/** The acts on one creation, each as a number of days ago. */
export interface Instruction {
  recepisse?: number
  charge?: number
  communication?: number
  /** Progress of the verification, and its day. */
  verifiee?: readonly [number, Verifications]
  /** Arrival of the signed paper statutes. */
  statuts?: number
  /** The demand of the court for documents, and the declarant's reply. */
  demande?: number
  reponse?: number
  /** Registration, then the steps of the publication. The draft was paid and validated the same day. */
  publication?: { inscription: number; avis: number; paiement: number; envoi: number; parution?: number }
}

export const daysAgo = (now: Date, days: number): Date => new Date(now.getTime() - days * 86_400_000)

/** The content of the demands. */
const demandee = {
  points: [
    { type: 'STATUTS', precisions: "L'article sur la sortie des membres manque à l'exemplaire déposé." },
    { type: null, precisions: 'Précisez qui représente la direction envers les tiers.' },
  ],
  observation: 'Les autres pièces sont complètes.',
} as const

const journal = { id: -1, libelle: 'Gazette imaginaire du Ried', departement: null }

/** The declarant's reply to their only demand. */
interface Reponse {
  annexe: Annexe
  observation: string | null
}

/** An act of the court, or the reply of the declarant. */
type Step = [il: number | undefined, quoi: GreffeActe, dit: object] | [il: number | undefined, quoi: 'REPONSE', dit: Reponse]

const publish = ({ publication }: Instruction, jour: (il: number) => string, signataires: Dossier['signataires']): Step[] => {
  if (!publication) return []
  const { inscription, avis, paiement, envoi, parution } = publication
  const justificatif = { nom: 'justificatif-de-paiement.pdf', type: 'JUSTIFICATIF_PAIEMENT', sousType: null, journal }
  return [
    [inscription, 'INSCRIPTION', { le: jour(inscription), signataire: signataires[0]?.id }],
    [avis, 'AVIS_FINS_PAIEMENT', {}],
    [paiement, 'REPONSE', { annexe: anAnnexe({ ...justificatif, date: jour(paiement) }), observation: null }],
    [paiement, 'VALIDATION', {}],
    [envoi, 'AVIS_FIN_PUBLICATION', { journal, adresse: null }],
    [parution, 'CONSTAT_PUBLICATION', { le: jour(parution ?? 0), parution: 'n°\u00a047' }],
  ]
}

/** Returns the acts on one creation, in order. */
const stepsOf = (instruction: Instruction, jour: (il: number) => string, { requete, signataires }: Dossier): Step[] => {
  const { recepisse, charge, verifiee, communication, statuts, demande, reponse } = instruction
  const statutsComplets = { nom: 'statuts-complets.pdf', type: 'STATUTS', sousType: null, date: jourDeParis(requete.datePreEnregistrement) }
  const observation = 'La présidente représente la direction, comme le dit le nouvel article 9.'
  return [
    [recepisse, 'RECEPISSE', {}],
    [charge, 'PRISE_EN_CHARGE', {}],
    ...(verifiee ? verdictsDe(verifiee[1]).map(([type, dit]): Step => [verifiee[0], type, dit]) : []),
    [communication, 'COMMUNICATION_PREFET', { le: jour(communication ?? 0) }],
    [demande, 'DEMANDE', { ...demandee, dateRetour: addJours(jour(0), 15 - (demande ?? 0)) }],
    // Placed late, so that a demonstration begun before it existed stays valid.
    [statuts, 'RECEPTION_STATUTS', { le: jour(statuts ?? 0) }],
    [reponse, 'REPONSE', { annexe: anAnnexe(statutsComplets), observation }],
    ...publish(instruction, jour, signataires),
  ]
}

/** Does the acts of the clerk and the declarant, each on its day, with the functions of the calls. */
export const handle = async (
  office: Office,
  agent: Personne,
  numero: string,
  instruction: Instruction,
  piece?: KeptFichier,
): Promise<void> => {
  const maintenant = office.now()
  const dossier = await readDossier(office.db, agent, numero, maintenant)
  const jour = (il: number) => addJours(jourDeParis(maintenant), -il)
  const pas = stepsOf(instruction, jour, dossier).filter(([il]) => il !== undefined)
  // An interrupted first attempt may have done some of them.
  let { version } = dossier.requete
  for (const [il = 0, quoi, dit] of pas.slice(version - 1)) {
    const alors = { ...office, now: () => daysAgo(maintenant, il) }
    if (quoi === 'REPONSE') await reply(alors, numero, dit as Reponse, piece)
    else await performActe(alors, agent, quoi, { numero, dit: { version, ...dit }, autres: effetsDesPieces })
    version += 1
  }
}

/** Replies as the declarant would, through the link of the mail. */
const reply = async (alors: Office, numero: string, { annexe, observation }: Reponse, fichier?: KeptFichier): Promise<void> => {
  const adresse = { requete: numero, piece: codeDe(await cleDesCodes(alors.db), { requete: numero, numero: 1, tour: 1 }) }
  const lu = await readTour(alors.db, adresse, alors.now())
  if (lu?.etat !== 'EN_ATTENTE' || !fichier) throw new Error(`nothing to reply to ${numero}`)
  await attachPiece(alors, { ...adresse, index: '0' }, { annexe, fichier })
  await forward(alors, adresse, null, observation)
}
