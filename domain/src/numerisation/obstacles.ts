import { formatJour, jourDeParis } from '../core/jour.ts'
import type { EtatNumerisation } from './etats.ts'
import { textesNumerisation } from './textes/common.ts'

/** The data of the sheet on which the request for digitisation depends. */
export interface SituationNumerisation {
  etat: EtatNumerisation
  /** Instant when this person asked; null when they did not. */
  demandeeLe: string | null
  /** The digitised file; null for readers who may not see it (docs/decisions/0010). */
  doc: object | null
  /** Name of another association, not theirs, whose digitisation they wait for. Only unattached people are limited to one (DIGIT-08). */
  autre: string | null
}

/** Why the reader cannot ask for a digitisation, in their words (SHEET-13); empty when they can. */
export const obstaclesNumerisation = ({ etat, demandeeLe, doc, autre }: SituationNumerisation): string[] => {
  const { obstacles } = textesNumerisation
  switch (etat) {
    case 'EN_COURS_ATTACHE':
      return [obstacles.dejaDemandee(demandeeLe && formatJour(jourDeParis(new Date(demandeeLe))))]
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
