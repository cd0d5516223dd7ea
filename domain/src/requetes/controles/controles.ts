import type { TypePieceDemandable } from '../../core/documents.ts'
import type { Objet } from '../objet.ts'
import type { SousTypeRequete } from '../types.ts'
import { textesControles } from '../textes/controles.ts'

export type CodeControle = keyof typeof textesControles
export const codesControle = Object.keys(textesControles) as CodeControle[]

/** The part of a filing that a check examines. */
export type DeclaredPart = 'DENOMINATION' | 'OBJET' | 'SIEGE' | 'FONDATEURS' | 'DATE_STATUTS' | 'DIRECTION' | 'DECLARANT' | 'LIQUIDATEURS'

/** One thing that a clerk verifies before the court decides. Only the clerk gives a verdict, whatever the system detects. */
export interface Controle {
  declare: readonly DeclaredPart[]
  /** Types of document that prove it. The first is the one a demande asks for. */
  preuves: readonly TypePieceDemandable[]
}

const clause: Controle = { declare: [], preuves: ['STATUTS'] }

export const controles: Readonly<Record<CodeControle, Controle>> = {
  NOM_DISTINCT: { declare: ['DENOMINATION'], preuves: [] },
  BUT_NOM_SIEGE: { declare: ['OBJET', 'DENOMINATION', 'SIEGE'], preuves: ['STATUTS'] },
  A_INSCRIRE: clause,
  ENTREE_ET_SORTIE: clause,
  CONTRIBUTIONS: clause,
  FORMATION_DIRECTION: clause,
  ASSEMBLEES: clause,
  STATUTS_SIGNES: { declare: ['DATE_STATUTS'], preuves: ['STATUTS'] },
  SEPT_MEMBRES: { declare: ['FONDATEURS'], preuves: ['PV_AG'] },
  TITRE_DIRECTION: { declare: ['DIRECTION'], preuves: ['PV_AG', 'TITRE_CONSTITUTION_DIRECTION'] },
  DECLARATION: { declare: ['DECLARANT', 'DIRECTION'], preuves: ['DECLARATION_INSCR'] },
  DECLARANT_DE_LA_DIRECTION: { declare: ['DECLARANT'], preuves: [] },
  DECISION_STATUTS: { declare: [], preuves: ['PV_AG'] },
  STATUTS_A_JOUR: { declare: ['DENOMINATION', 'OBJET', 'SIEGE'], preuves: ['STATUTS'] },
  CLAUSES_GARDEES: clause,
  DECISION_DIRECTION: { declare: ['DIRECTION'], preuves: ['PV_AG', 'DECISION_DIRECTION', 'TITRE_CONSTITUTION_DIRECTION'] },
  DECISION_DISSOLUTION: { declare: [], preuves: ['PV_AG'] },
  LIQUIDATEURS: { declare: ['LIQUIDATEURS'], preuves: ['PV_AG'] },
  DECLARANT_LIQUIDATEUR: { declare: ['DECLARANT'], preuves: [] },
  PUBLICATION_UN_AN: { declare: [], preuves: ['EXTRAIT_PUB_JAL'] },
  LIQUIDATION_CLOSE: { declare: [], preuves: ['PV_AG'] },
}

/** DILA F1119; CCL art. 56 to 59; CPC annex art. 30-1. */
const deCreation: readonly CodeControle[] = [
  'NOM_DISTINCT',
  'BUT_NOM_SIEGE',
  'A_INSCRIRE',
  'ENTREE_ET_SORTIE',
  'CONTRIBUTIONS',
  'FORMATION_DIRECTION',
  'ASSEMBLEES',
  'STATUTS_SIGNES',
  'SEPT_MEMBRES',
  'TITRE_DIRECTION',
  'DECLARATION',
]

/** The checks of a modification depend on what it changes (CCL art. 57, 67, 71). */
const deModification = (sousTypes: readonly SousTypeRequete[]): readonly CodeControle[] => {
  const changesAny = (...types: readonly SousTypeRequete[]) => types.some((type) => sousTypes.includes(type))
  return [
    'DECLARANT_DE_LA_DIRECTION',
    // A new address may be in a commune where the name is already taken.
    ...(changesAny('DENOMINATION', 'ADRESSE') ? (['NOM_DISTINCT'] as const) : []),
    ...(changesAny('STATUTS', 'DENOMINATION', 'ADRESSE') ? (['DECISION_STATUTS', 'STATUTS_A_JOUR', 'CLAUSES_GARDEES'] as const) : []),
    ...(changesAny('MEMBRES') ? (['DECISION_DIRECTION'] as const) : []),
  ]
}

/** The checks of a request before its registration; none for requests that only the court records. */
export const controlesDe = ({ type, sousTypes }: Pick<Objet, 'type' | 'sousTypes'>): readonly CodeControle[] => {
  switch (type) {
    case 'CREATION':
      return deCreation
    case 'MODIFICATION':
      return deModification(sousTypes)
    case 'DISSOLUTION':
      return ['DECLARANT_DE_LA_DIRECTION', 'DECISION_DISSOLUTION', 'LIQUIDATEURS']
    case 'RADIATION':
      return ['DECLARANT_LIQUIDATEUR', 'PUBLICATION_UN_AN', 'LIQUIDATION_CLOSE']
    case 'RECTIFICATION':
    case 'FUSION_ABSORPTION':
      return []
  }
}
