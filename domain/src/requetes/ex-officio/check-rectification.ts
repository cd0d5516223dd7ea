import { textesAssociation } from '../../association/textes/common.ts'
import { checkActivites } from '../../association/check-activites.ts'
import type { Version, PreviousVersion } from '../../association/version.ts'
import type { Activite } from '../../core/activite.ts'
import { freeCommune } from '../../core/commune.ts'
import { sous, type ErreurChamp } from '../../core/erreurs.ts'
import type { Jour } from '../../core/jour.ts'
import { textes } from '../../core/textes/common.ts'
import { manquesDirection, unknownMembres } from '../checks/check-direction.ts'
import { canSetEtat, type Rectification } from './rectification.ts'
import { textesRectification } from '../textes/rectification.ts'

interface Contexte {
  avant: PreviousVersion & Pick<Version, 'etatAssociation' | 'nonRepris'>
  /** Whether the court of the association keeps the register of the corrected head office; null when unknown here. */
  siegeDuRessort: boolean | null
  /** Null when not loaded yet (in the browser). */
  activites: readonly Activite[] | null
  aujourdhui: Jour
}

const dates = ['dateConstitutive', 'dateStatuts'] as const

const siege = ({ informations }: Rectification, { avant, siegeDuRessort }: Contexte): ErreurChamp[] => {
  const { commune } = informations.adresse
  // A commune copied from paper may be in no list: it is not checked again.
  if (commune.id === avant.informations.adresse.commune.id) return []
  const refuse = (defaultMessage: string) => [{ field: 'informations.adresse.commune', defaultMessage }]
  if (commune.id === freeCommune) return refuse(textesAssociation.siegeHorsListe)
  return siegeDuRessort === false ? refuse(textesRectification.autreTribunal) : []
}

/** Errors of a rectification: days in the future, a head office of another court, members that the register does not have (STAFF-11). */
export const checkRectification = (rectification: Rectification, contexte: Contexte): ErreurChamp[] => {
  const { avant, activites, aujourdhui } = contexte
  const { informations, comite, etatAssociation } = rectification
  const aPerdre = Object.values(avant.members).some((membres) => membres.length > 0)
  return [
    ...siege(rectification, contexte),
    ...(activites ? sous('informations', checkActivites(informations, activites, avant.informations)) : []),
    // Empty until somebody sets it; once set, it cannot be emptied.
    ...(informations.gouvernance === '' && avant.informations.gouvernance !== ''
      ? [{ field: 'informations.gouvernance', defaultMessage: textes.champObligatoire }]
      : []),
    ...(etatAssociation !== undefined && !canSetEtat(avant)
      ? [{ field: 'etatAssociation', defaultMessage: textesRectification.etatConnu }]
      : []),
    ...dates.flatMap((field) => {
      const jour = rectification[field]
      return jour !== null && jour > aujourdhui ? [{ field, defaultMessage: textes.dateFuture }] : []
    }),
    // An association known on paper only may have no registered member: there is then none to lose.
    ...(aPerdre ? manquesDirection(comite) : []),
    ...unknownMembres(comite, avant, 'membres'),
  ]
}
