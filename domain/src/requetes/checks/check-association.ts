import { textesAssociation } from '../../association/textes/common.ts'
import { checkActivites } from '../../association/check-activites.ts'
import { sous, type ErreurChamp } from '../../core/erreurs.ts'
import { textes } from '../../core/textes/common.ts'
import type { ContexteDepot } from '../depot/contexte-depot.ts'
import type { FiledAssociation } from '../depot/depot.ts'

const dates = ['dateConstitutive', 'dateStatuts', 'dateInscriptionJAL', 'dateDissolutionJAL', 'dateDissolution', 'dateRadiation'] as const

/**
 * Errors of the association: dates in the future (finValidite may be: X-39), activities not listed, a head office outside the courts' area
 * (X-28).
 */
export const checkAssociation = (association: FiledAssociation, contexte: ContexteDepot): ErreurChamp[] => {
  const erreurs: ErreurChamp[] = dates.flatMap((cle) => {
    const date = association[cle]
    return date && date > contexte.aujourdhui ? [{ field: `association.${cle}`, defaultMessage: textes.dateFuture }] : []
  })
  const { activites, avant } = contexte
  if (activites)
    erreurs.push(...sous('association.informations', checkActivites(association.informations, activites, avant?.informations ?? null)))
  if (contexte.siegeDuRessort === false) {
    erreurs.push({ field: 'association.informations.adresse.commune', defaultMessage: textesAssociation.siegeHorsRessort })
  }
  return erreurs
}
