import type { Jour } from '../../core/jour.ts'
import { procedureDe } from '../demarches/demarches.ts'
import type { ProcedureRequete } from '../demarches/procedures.ts'
import { stillOpen, close, open } from '../delais/horloges.ts'
import type { Objet } from '../objet.ts'
import { nextPlace } from '../demarches/procedure.ts'
import { etatPublic } from '../etat/etat-public.ts'
import { type Acte, definitionDe, type TypeActe } from '../actes/actes.ts'
import type { Etape, Situation } from '../actes/situation.ts'

const vide: Omit<Situation, 'deposeeLe'> = {
  etape: 'PRE_ENREGISTREE',
  retours: [],
  ensuite: null,
  horloges: [],
  enCharge: null,
  recepisseLe: null,
  communiqueeLe: null,
  oppositionJusquau: null,
  reponseLe: null,
  opposeeLe: null,
  leveeLe: null,
  inscriteLe: null,
  decideeLe: null,
  decision: null,
  notifiee: null,
  retrait: null,
  contestations: [],
  statutsRecusLe: null,
  statutsRenvoyesLe: null,
  projetRejetLe: null,
  observationsJusquau: null,
  observationsLe: null,
  demandes: [],
  avisEnvoye: null,
  publiee: null,
  projet: null,
  verdicts: {},
}

/**
 * The situation on a day, once the change due by itself has happened. During an interruption, that change applies to the stage to return
 * to.
 */
export const au = (situation: Situation, jour: Jour): Situation => {
  const horloges = stillOpen(situation.horloges, jour)
  const { ensuite, retours } = situation
  if (!ensuite || jour < ensuite.le) return { ...situation, horloges }
  const place = (etape: Etape): Etape => (etape === ensuite.de ? ensuite.etape : etape)
  return { ...situation, etape: place(situation.etape), retours: retours.map(place), horloges, ensuite: null }
}

const count = ({ delais }: ProcedureRequete, situation: Situation, acte: Acte): Situation => {
  const { ferme, ouvre, reduce } = definitionDe(acte.type)
  const horloges = ouvre
    .filter((delai) => delais.includes(delai))
    .reduce((ouvertes, delai) => open(ouvertes, delai, acte.le), close(situation.horloges, ...ferme))
  return { ...situation, horloges, ...reduce(acte, situation) }
}

/** Applies one more act; null when the procedure does not allow it at this stage. */
export const after = (procedure: ProcedureRequete, avant: Situation, acte: Acte): Situation | null => {
  const { ensuite } = avant
  const situation = au(avant, acte.le)
  const place = nextPlace(procedure, situation, acte.type)
  if (place) return count(procedure, { ...situation, ...place }, acte)
  // An act recorded before working days were counted. For a new act, obstacles.ts refuses before this fold.
  const early = ensuite?.autrefois !== undefined && acte.le >= ensuite.autrefois && acte.le < ensuite.le
  return early ? after(procedure, au(avant, ensuite.le), acte) : null
}

/** The acts that count: without the corrections and the acts they name. An act is identified by its line in the journal, from 1. */
export const retainedOf = (actes: readonly Acte[]): Acte[] => {
  const corriges = new Set(actes.flatMap((acte) => (acte.type === 'CORRECTION' ? [acte.corrige] : [])))
  return actes.filter(({ type }, i) => type !== 'CORRECTION' && !corriges.has(i + 1))
}

/** The situation after the deposit alone. */
export const auDepot = (procedure: ProcedureRequete, depot: Acte): Situation => count(procedure, { ...vide, deposeeLe: depot.le }, depot)

/** Folds the acts of a request, oldest first; null when the procedure does not allow them in this order. */
export const foldOrNull = (procedure: ProcedureRequete, actes: readonly Acte[]): Situation | null => {
  const [depot, ...suite] = retainedOf(actes)
  if (depot?.type !== 'DEPOT') return null
  return suite.reduce<Situation | null>((situation, acte) => situation && after(procedure, situation, acte), auDepot(procedure, depot))
}

/** Where a request stands on a day: the fold of its acts, oldest first. Throws on a journal that its procedure does not allow. */
export const situationDe = (objet: Objet, actes: readonly Acte[], aujourdhui: Jour): Situation => {
  const situation = foldOrNull(procedureDe(objet), actes)
  if (!situation) throw new Error(`A request whose journal cannot be: ${actes.map((acte) => acte.type).join(', ')}`)
  return au(situation, aujourdhui)
}

/**
 * Lines of the journal, from 1, that a correction may name: an act not served, without which the later acts remain valid. Once the request
 * has ended, only acts that the end still allows.
 */
export const correctableLignes = (objet: Objet, actes: readonly Acte[], le: Jour): number[] => {
  const procedure = procedureDe(objet)
  const restants = new Set(retainedOf(actes))
  const { etape } = situationDe(objet, actes, le)
  const isStillAllowed = (type: TypeActe): boolean => etatPublic(etape) === 'EN_COURS' || procedure.table[etape][type] !== undefined
  return actes.flatMap((acte, i) => {
    if (!restants.has(acte) || !definitionDe(acte.type).corrigible || !isStillAllowed(acte.type)) return []
    return foldOrNull(procedure, [...actes, { type: 'CORRECTION', le, corrige: i + 1 }]) ? [i + 1] : []
  })
}
