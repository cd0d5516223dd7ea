import { identite } from 'domain/association/homonymes'
import type { SaisieDeclarant } from '../declarant/saisie-declarant.ts'
import { saisieDuFondateur, saisieDuMembre, type SaisieFondateur, type SaisieMembre } from './saisie-membre.ts'
import type { FondateurSaisi, MembreSaisi } from './saisie-membres.ts'

/** The dialog of a new member as who files has already said it in the first step; the function is left to choose. */
export const membreDeclarant = (declarant: SaisieDeclarant, fondation: boolean): SaisieMembre => {
  const { civilite, nom, prenom, email, adresse, complementAdresse, codePostal, ville } = declarant
  const vide = saisieDuMembre(null, fondation)
  return { ...vide, civilite, nom, prenom, email, adresse: { ...vide.adresse, adresse, complementAdresse, codePostal, commune: ville } }
}

/** The same of a founder. */
export const fondateurDeclarant = ({ civilite, nom, prenom }: SaisieDeclarant): SaisieFondateur => ({
  ...saisieDuFondateur(null),
  civilite,
  nom,
  prenom,
})

/** Whether somebody of the list bears the first and last name of who files. */
export const estParmi = ({ nom, prenom }: SaisieDeclarant, liste: readonly (MembreSaisi | FondateurSaisi)[]): boolean => {
  const nomme = (personne: { nom: string; prenom: string }) => identite({ ...personne, civilite: '' })
  return liste.some((saisi) => saisi.collection === 'physiques' && nomme(saisi.membre) === nomme({ nom, prenom }))
}
