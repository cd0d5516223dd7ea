import { textesAssociation } from '../../association/textes/common.ts'
import type { ErreurChamp } from '../../core/erreurs.ts'
import type { ContexteDepot } from '../depot/contexte-depot.ts'
import type { FiledAssociation } from '../depot/depot.ts'
import { sousTypesDeModification, type Modification } from '../depot/sous-types-modification.ts'
import { textesRegles } from '../textes/regles.ts'
import { checkAssociation } from './check-association.ts'

/** Errors of the association in a modification: the common rules, and what it cannot change, namely its type (ASSO-15) and its court. */
export const checkModifiedAssociation = (association: FiledAssociation, contexte: ContexteDepot): ErreurChamp[] => {
  const { avant, siegeDuRessort } = contexte
  const erreurs = checkAssociation(association, { ...contexte, siegeDuRessort: null })
  if (avant && association.informations.cooperative !== avant.informations.cooperative)
    erreurs.push({ field: 'association.informations.cooperative', defaultMessage: textesRegles.typeFige })
  if (siegeDuRessort === false)
    erreurs.push({ field: 'association.informations.adresse.commune', defaultMessage: textesAssociation.siegeQuitteLeRessort })
  return erreurs
}

/** A modification must change something, or declare that the direction is renewed unchanged (MEMB-37). */
export const checkChangement = (modification: Modification, { avant }: ContexteDepot): ErreurChamp[] =>
  avant && sousTypesDeModification(modification, avant).length === 0
    ? [{ field: 'modifications', defaultMessage: textesRegles.rienNeChange }]
    : []
