import { formaterJour, jourDeParis } from '../core/jour.ts'
import type { EtatNumerisation } from './etats.ts'
import { textesNumerisation } from './textes.ts'

/** What decides whether a person may ask, as the sheet carries it. */
export interface SituationNumerisation {
  etat: EtatNumerisation
  /** Instant at which this person asked, or null. */
  demandeeLe: string | null
  /** The digitised file, for who may read it (docs/decisions/0010). */
  doc: object | null
  /** Name of another association, not theirs, whose digitisation they already wait for; only who is not attached is held to one (DIGIT-08). */
  autre: string | null
}

/** What stands in the way of asking for the paper file to be digitised, in the reader's words (SHEET-13); empty when it may be asked. */
export const obstaclesNumerisation = ({ etat, demandeeLe, doc, autre }: SituationNumerisation): string[] => {
  const { obstacles } = textesNumerisation
  switch (etat) {
    case 'EN_COURS_ATTACHE':
      return [obstacles.dejaDemandee(demandeeLe && formaterJour(jourDeParis(new Date(demandeeLe))))]
    case 'DISPONIBLE':
      return [doc === null ? obstacles.disponibleReserve : obstacles.disponible]
    case 'NON_TROUVEE':
      return [obstacles.nonTrouvee]
    case 'NON_DISPONIBLE':
      return [obstacles.sansDossier]
    case 'EN_COURS':
    case 'POSSIBLE':
      return autre === null ? [] : [obstacles.uneSeule(autre)]
  }
}
