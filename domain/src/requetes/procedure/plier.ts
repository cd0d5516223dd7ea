import type { JourCalendaire } from '../../core/jour.ts'
import { procedureDe } from '../demarches/demarches.ts'
import type { ProcedureRequete } from '../demarches/procedures.ts'
import { encoreOuvertes, fermer, ouvrir } from '../delais/horloges.ts'
import type { Objet } from '../objet.ts'
import { placeApres } from '../demarches/procedure.ts'
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
export const au = (situation: Situation, jour: JourCalendaire): Situation => {
  const horloges = encoreOuvertes(situation.horloges, jour)
  const { ensuite, retours } = situation
  if (!ensuite || jour < ensuite.le) return { ...situation, horloges }
  const place = (etape: Etape): Etape => (etape === ensuite.de ? ensuite.etape : etape)
  return { ...situation, etape: place(situation.etape), retours: retours.map(place), horloges, ensuite: null }
}

const compter = ({ delais }: ProcedureRequete, situation: Situation, acte: Acte): Situation => {
  const { ferme, ouvre, reduire } = definitionDe(acte.type)
  const horloges = ouvre
    .filter((delai) => delais.includes(delai))
    .reduce((ouvertes, delai) => ouvrir(ouvertes, delai, acte.le), fermer(situation.horloges, ...ferme))
  return { ...situation, horloges, ...reduire(acte, situation) }
}

/** Applies one more act; null when the procedure does not allow it at this stage. */
export const apres = (procedure: ProcedureRequete, avant: Situation, acte: Acte): Situation | null => {
  const { ensuite } = avant
  const situation = au(avant, acte.le)
  const place = placeApres(procedure, situation, acte.type)
  if (place) return compter(procedure, { ...situation, ...place }, acte)
  // An act recorded before working days were counted. For a new act, obstacles.ts refuses before this fold.
  const early = ensuite?.autrefois !== undefined && acte.le >= ensuite.autrefois && acte.le < ensuite.le
  return early ? apres(procedure, au(avant, ensuite.le), acte) : null
}

/** The acts that count: without the corrections and the acts they name. An act is identified by its line in the journal, from 1. */
export const retenus = (actes: readonly Acte[]): Acte[] => {
  const corriges = new Set(actes.flatMap((acte) => (acte.type === 'CORRECTION' ? [acte.corrige] : [])))
  return actes.filter(({ type }, i) => type !== 'CORRECTION' && !corriges.has(i + 1))
}

/** The situation after the deposit alone. */
export const auDepot = (procedure: ProcedureRequete, depot: Acte): Situation => compter(procedure, { ...vide, deposeeLe: depot.le }, depot)

/** Folds the acts of a request, oldest first; null when the procedure does not allow them in this order. */
export const plierOuNul = (procedure: ProcedureRequete, actes: readonly Acte[]): Situation | null => {
  const [depot, ...suite] = retenus(actes)
  if (depot?.type !== 'DEPOT') return null
  return suite.reduce<Situation | null>((situation, acte) => situation && apres(procedure, situation, acte), auDepot(procedure, depot))
}

/** Where a request stands on a day: the fold of its acts, oldest first. Throws on a journal that its procedure does not allow. */
export const situationDe = (objet: Objet, actes: readonly Acte[], aujourdhui: JourCalendaire): Situation => {
  const situation = plierOuNul(procedureDe(objet), actes)
  if (!situation) throw new Error(`A request whose journal cannot be: ${actes.map((acte) => acte.type).join(', ')}`)
  return au(situation, aujourdhui)
}

/**
 * Lines of the journal, from 1, that a correction may name: an act not served, without which the later acts remain valid. Once the request
 * has ended, only acts that the end still allows.
 */
export const corrigibles = (objet: Objet, actes: readonly Acte[], le: JourCalendaire): number[] => {
  const procedure = procedureDe(objet)
  const restants = new Set(retenus(actes))
  const { etape } = situationDe(objet, actes, le)
  const encorePermis = (type: TypeActe): boolean => etatPublic(etape) === 'EN_COURS' || procedure.table[etape][type] !== undefined
  return actes.flatMap((acte, i) => {
    if (!restants.has(acte) || !definitionDe(acte.type).corrigible || !encorePermis(acte.type)) return []
    return plierOuNul(procedure, [...actes, { type: 'CORRECTION', le, corrige: i + 1 }]) ? [i + 1] : []
  })
}
