import { identite } from 'domain/association/homonymes'
import type { SaisieDeclarant } from '../declarant/saisie-declarant.ts'
import { toSaisieFondateur, toSaisieMembre, type SaisieFondateur, type SaisieMembre } from './saisie-membre.ts'
import type { TypedFondateur, TypedMembre } from './saisie-membres.ts'

/** The dialog of a new member, prefilled with the declarant's details from the first step, except the function. */
export const membreDeclarant = (declarant: SaisieDeclarant, fondation: boolean): SaisieMembre => {
  const { civilite, nom, prenom, email, adresse, complementAdresse, codePostal, ville } = declarant
  const vide = toSaisieMembre(null, fondation)
  return { ...vide, civilite, nom, prenom, email, adresse: { ...vide.adresse, adresse, complementAdresse, codePostal, commune: ville } }
}

/** The dialog of a new founder, prefilled with the declarant's details. */
export const fondateurDeclarant = ({ civilite, nom, prenom }: SaisieDeclarant): SaisieFondateur => ({
  ...toSaisieFondateur(null),
  civilite,
  nom,
  prenom,
})

/** Whether a person of the list has the declarant's first and last name. */
export const isAmong = ({ nom, prenom }: SaisieDeclarant, liste: readonly (TypedMembre | TypedFondateur)[]): boolean => {
  const asNamed = (personne: { nom: string; prenom: string }) => identite({ ...personne, civilite: '' })
  return liste.some((saisi) => saisi.collection === 'physiques' && asNamed(saisi.membre) === asNamed({ nom, prenom }))
}
