import * as z from 'zod/mini'
import { JourCalendaire } from '../core/jour.ts'
import { texteObligatoire } from '../core/texte.ts'
import { finDuDelai } from './delais.ts'

/** Who of the court acts: the account and the name it had that day. */
const Agent = z.object({ uuid: texteObligatoire(64), prenom: texteObligatoire(100), nom: texteObligatoire(100) })
export type Agent = z.output<typeof Agent>

// `le` is the legal day of the act, which a clerk may record later; the journal keeps the instant and the author of the recording.
const Depot = z.object({ type: z.literal('DEPOT'), le: JourCalendaire })
const PriseEnCharge = z.object({ type: z.literal('PRISE_EN_CHARGE'), le: JourCalendaire, agent: Agent })
const CommunicationPrefet = z.object({ type: z.literal('COMMUNICATION_PREFET'), le: JourCalendaire })
const ReponsePrefet = z.object({ type: z.literal('REPONSE_PREFET'), le: JourCalendaire, reponse: z.literal('PAS_D_OPPOSITION') })
const Inscription = z.object({
  type: z.literal('INSCRIPTION'),
  /** Date of the ordonnance. */
  le: JourCalendaire,
  signataire: z.object({ nom: texteObligatoire(200), qualite: texteObligatoire(150) }),
  numeroAssociation: texteObligatoire(9),
})

const Rejet = z.object({
  type: z.literal('REJET'),
  /** Date of the ordonnance. */
  le: JourCalendaire,
  signataire: z.object({ nom: texteObligatoire(200), qualite: texteObligatoire(150) }),
})

/** An act of a request, as the journal keeps it (design.md §3). */
export const Acte = z.discriminatedUnion('type', [Depot, PriseEnCharge, CommunicationPrefet, ReponsePrefet, Inscription, Rejet])
export type Acte = z.output<typeof Acte>
export type TypeActe = Acte['type']

/** Inner state of a request (design.md §5). */
export const etapes = ['PRE_ENREGISTREE', 'EXAMEN', 'COMMUNIQUEE_PREFET', 'A_ORDONNER', 'INSCRITE', 'REJETEE'] as const
export type Etape = (typeof etapes)[number]

const apres: Record<TypeActe, Etape> = {
  DEPOT: 'PRE_ENREGISTREE',
  PRISE_EN_CHARGE: 'EXAMEN',
  COMMUNICATION_PREFET: 'COMMUNIQUEE_PREFET',
  REPONSE_PREFET: 'A_ORDONNER',
  INSCRIPTION: 'INSCRITE',
  REJET: 'REJETEE',
}

/** Acts of the court that each inner state allows; the rest of what stands in their way is obstacles(). */
export const actesPermis: Record<Etape, readonly TypeActe[]> = {
  PRE_ENREGISTREE: ['PRISE_EN_CHARGE'],
  EXAMEN: ['COMMUNICATION_PREFET'],
  COMMUNIQUEE_PREFET: ['REPONSE_PREFET'],
  A_ORDONNER: ['INSCRIPTION'],
  INSCRITE: [],
  REJETEE: [],
}

/** Where a request stands: what its acts, and the day it is, say together. */
export interface Situation {
  etape: Etape
  deposeeLe: JourCalendaire
  enCharge: { agent: Agent; le: JourCalendaire } | null
  communiqueeLe: JourCalendaire | null
  /** Last day on which the prefect may oppose (CCL art. 63). */
  oppositionJusquau: JourCalendaire | null
  reponseLe: JourCalendaire | null
  inscriteLe: JourCalendaire | null
  /** Date of the ordonnance that registers or rejects. */
  decideeLe: JourCalendaire | null
}

const leDe = (actes: readonly Acte[], type: TypeActe): JourCalendaire | null => actes.findLast((acte) => acte.type === type)?.le ?? null

/**
 * The fold of a request's acts, oldest first. Once six weeks have gone by in silence the court may decide without any act being written
 * (CCL art. 63), which is why the day counts. A request without a deposit is an accident.
 */
export const situationDe = (actes: readonly Acte[], aujourdhui: JourCalendaire): Situation => {
  const deposeeLe = leDe(actes, 'DEPOT')
  const dernier = actes.at(-1)
  if (!deposeeLe || !dernier) throw new Error('A request whose journal has no deposit')
  const priseEnCharge = actes.findLast((acte) => acte.type === 'PRISE_EN_CHARGE')
  const communiqueeLe = leDe(actes, 'COMMUNICATION_PREFET')
  const oppositionJusquau = communiqueeLe && finDuDelai('OPPOSITION_PREFET', communiqueeLe).le
  const silence = dernier.type === 'COMMUNICATION_PREFET' && oppositionJusquau !== null && aujourdhui > oppositionJusquau
  return {
    etape: silence ? 'A_ORDONNER' : apres[dernier.type],
    deposeeLe,
    enCharge: priseEnCharge ? { agent: priseEnCharge.agent, le: priseEnCharge.le } : null,
    communiqueeLe,
    oppositionJusquau,
    reponseLe: leDe(actes, 'REPONSE_PREFET'),
    inscriteLe: leDe(actes, 'INSCRIPTION'),
    decideeLe: leDe(actes, 'INSCRIPTION') ?? leDe(actes, 'REJET'),
  }
}

/** The inner state alone. */
export const etapeDe = (actes: readonly Acte[], aujourdhui: JourCalendaire): Etape => situationDe(actes, aujourdhui).etape
