import type { GroupeAssociation } from '../association/groupes.ts'
import { ligneDemandee, type PieceRequise } from './pieces-requises.ts'
import { textesModification } from './textes-modification.ts'
import type { SousTypeRequete } from './types.ts'

/** What a person may say that changes, before a modification (FORM-26). */
export type ChangementDit = keyof typeof textesModification.changements
export const changements = Object.keys(textesModification.changements) as ChangementDit[]

/** What the statutes say: changing it is changing them (CCL art. 57, 58 and 71). */
const desStatuts: readonly ChangementDit[] = ['siege', 'denomination', 'statuts']

const deSousType: Partial<Record<SousTypeRequete, ChangementDit>> = {
  MEMBRES: 'direction',
  ADRESSE: 'siege',
  DENOMINATION: 'denomination',
  STATUTS: 'statuts',
  ADMINISTRATIF: 'coordonnees',
}

/** What changes in fact, in the words of what a person may say. */
export const changementsFaits = (sousTypes: readonly SousTypeRequete[]): ChangementDit[] =>
  sousTypes.flatMap((sousType) => deSousType[sousType] ?? [])

/** The documents that such changes ask for, joined or not (ANNEX-14); one of any kind is enough to file (ANNEX-10). */
export const piecesDesChangements = (dits: readonly ChangementDit[], documents: readonly { type: string }[]): PieceRequise[] => [
  ligneDemandee('decision', textesModification.pieces.decision, documents),
  ...(dits.some((changement) => desStatuts.includes(changement))
    ? [ligneDemandee('statuts', textesModification.pieces.statuts, documents, { type: 'STATUTS', sousType: null })]
    : []),
]

/** Where each is said on the association's sheet (ASSO-01); the direction is said on its own step. */
const groupesDe: Readonly<Record<ChangementDit, readonly GroupeAssociation[]>> = {
  direction: [],
  siege: ['siege'],
  denomination: ['identite'],
  statuts: ['objet', 'representant', 'butEtType', 'durees', 'limites'],
  coordonnees: ['contact'],
}

/** Whether what was said to change is said in this group of the sheet, or among the members; anything may be where nothing was said. */
export const estConcerne = (dits: readonly ChangementDit[], ou: GroupeAssociation | 'membres'): boolean =>
  dits.length === 0 || dits.some((changement) => (ou === 'membres' ? changement === 'direction' : groupesDe[changement].includes(ou)))
