import { textesDifferences } from './textes-differences.ts'
import { textesLecture } from './textes-lecture.ts'

interface Rubrique {
  /** Column of the direction's table. */
  colonne: keyof typeof textesLecture.colonnesMembres | 'contact'
  /** What its changes are told of. */
  label: string
  /** How a sheet says it, when its words alone would not tell; null when the sheet says nothing. */
  phrase?: (dit: string) => string | null
}

/** What is told of a member, in this order: its columns on a sheet, its changes between two versions. */
export const rubriquesMembre = {
  identite: { colonne: 'identite', label: textesDifferences.identite },
  fonction: { colonne: 'fonction', label: textesDifferences.fonction },
  nationalite: { colonne: 'nationalite', label: textesDifferences.nationalite },
  representant: { colonne: 'identite', label: textesDifferences.representant, phrase: textesLecture.representant },
  numeroInscription: { colonne: 'identite', label: textesDifferences.numeroInscription, phrase: textesLecture.numeroInscription },
  domicile: { colonne: 'domicile', label: textesDifferences.domicile },
  qualite: {
    colonne: 'identite',
    label: textesDifferences.qualite,
    phrase: (dit: string) => (dit === textesDifferences.fondateur.true ? textesLecture.fondateur : null),
  },
  telephone: { colonne: 'contact', label: textesDifferences.telephone },
  email: { colonne: 'contact', label: textesDifferences.email },
} as const satisfies Record<string, Rubrique>
export type RubriqueMembre = keyof typeof rubriquesMembre
export const rubriques = Object.entries(rubriquesMembre) as [RubriqueMembre, Rubrique][]
