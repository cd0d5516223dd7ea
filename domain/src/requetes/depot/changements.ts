import type { GroupeAssociation } from '../../association/groupes.ts'
import { askedLigne, type PieceRequise } from './pieces-requises.ts'
import { textesModification } from '../textes/modification.ts'
import type { SousTypeRequete } from '../types.ts'

/** The changes that a person may announce before a modification (FORM-26). */
export type AnnouncedChangement = keyof typeof textesModification.changements
export const changements = Object.keys(textesModification.changements) as AnnouncedChangement[]

/** Changes to the content of the statutes, which change the statutes themselves (CCL art. 57, 58 and 71). */
const desStatuts: readonly AnnouncedChangement[] = ['siege', 'denomination', 'statuts']

const deSousType: Partial<Record<SousTypeRequete, AnnouncedChangement>> = {
  MEMBRES: 'direction',
  ADRESSE: 'siege',
  DENOMINATION: 'denomination',
  STATUTS: 'statuts',
  ADMINISTRATIF: 'coordonnees',
}

/** The actual changes, in the terms of those that a person may announce. */
export const changementsFaits = (sousTypes: readonly SousTypeRequete[]): AnnouncedChangement[] =>
  sousTypes.flatMap((sousType) => deSousType[sousType] ?? [])

/** The documents that such changes ask for, joined or not (ANNEX-14). One document of any kind is enough to file (ANNEX-10). */
export const piecesDesChangements = (dits: readonly AnnouncedChangement[], documents: readonly { type: string }[]): PieceRequise[] => [
  askedLigne('decision', textesModification.pieces.decision, documents),
  ...(dits.some((changement) => desStatuts.includes(changement))
    ? [askedLigne('statuts', textesModification.pieces.statuts, documents, { type: 'STATUTS', sousType: null })]
    : []),
]

/** Groups of the association's sheet where each change is typed (ASSO-01). The direction has its own step. */
const groupesDe: Readonly<Record<AnnouncedChangement, readonly GroupeAssociation[]>> = {
  direction: [],
  siege: ['siege'],
  denomination: ['identite'],
  statuts: ['objet', 'representant', 'butEtType', 'durees', 'limites'],
  coordonnees: ['contact'],
}

/** Whether an announced change belongs to this group of the sheet, or to the members. Always true when nothing was announced. */
export const isConcerned = (dits: readonly AnnouncedChangement[], ou: GroupeAssociation | 'membres'): boolean =>
  dits.length === 0 || dits.some((changement) => (ou === 'membres' ? changement === 'direction' : groupesDe[changement].includes(ou)))
