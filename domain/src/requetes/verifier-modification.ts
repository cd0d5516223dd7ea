import { textesAssociation } from '../association/textes.ts'
import type { ErreurChamp } from '../core/erreurs.ts'
import type { ContexteDepot } from './contexte-depot.ts'
import type { AssociationDeposee } from './depot.ts'
import { sousTypesDeModification, type Modification } from './sous-types-modification.ts'
import { textesRegles } from './textes-regles.ts'
import { verifierAssociation } from './verifier-association.ts'

/** The rules of any filing's association, and what a modification cannot change: its type (ASSO-15), the court it belongs to. */
export const verifierAssociationModifiee = (association: AssociationDeposee, contexte: ContexteDepot): ErreurChamp[] => {
  const { avant, siegeDuRessort } = contexte
  const erreurs = verifierAssociation(association, { ...contexte, siegeDuRessort: null })
  if (avant && association.informations.cooperative !== avant.informations.cooperative)
    erreurs.push({ field: 'association.informations.cooperative', defaultMessage: textesRegles.typeFige })
  if (siegeDuRessort === false)
    erreurs.push({ field: 'association.informations.adresse.commune', defaultMessage: textesAssociation.siegeQuitteLeRessort })
  return erreurs
}

/** A modification modifies something, if only by saying that the direction is renewed as it was (MEMB-37). */
export const verifierChangement = (modification: Modification, { avant }: ContexteDepot): ErreurChamp[] =>
  avant && sousTypesDeModification(modification, avant).length === 0
    ? [{ field: 'modifications', defaultMessage: textesRegles.rienNeChange }]
    : []
