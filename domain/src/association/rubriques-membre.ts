import { textesDifferences } from './textes/differences.ts'
import { textesLecture } from './textes/lecture.ts'

interface Rubrique {
  /** Column of the direction's table. */
  colonne: keyof typeof textesLecture.colonnesMembres | 'contact'
  /** Label of its changes. */
  label: string
  /** Words the value on a sheet, when the value alone is unclear; null when the sheet omits it. */
  phrase?: (dit: string) => string | null
}

/** The headings of a member, in order: columns of a sheet, and changes between two versions. */
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
