import type { Utilisateur } from 'contract/compte/compte'
import { freeCommune } from 'domain/core/commune'
import { defaultCivilite } from 'domain/core/personne'
import type { CommuneSaisie } from '../commune-saisie.ts'

/** The values of the declarant's fields. */
export interface SaisieDeclarant {
  civilite: string
  nom: string
  prenom: string
  lien: string | null
  adresse: string
  complementAdresse: string
  codePostal: string
  ville: CommuneSaisie | null
  email: string
}

/** The initial values, prefilled from the account (DECL-11). */
export const declarantInitial = (utilisateur: Utilisateur | null): SaisieDeclarant => ({
  civilite: utilisateur?.civilite ?? defaultCivilite,
  nom: utilisateur?.nom ?? '',
  prenom: utilisateur?.prenom ?? '',
  lien: null,
  adresse: utilisateur?.adresse ?? '',
  complementAdresse: utilisateur?.complementAdresse ?? '',
  codePostal: utilisateur?.codePostal ?? '',
  ville: utilisateur?.ville ? { id: freeCommune, codeInsee: null, libelle: utilisateur.ville, codePostaux: [] } : null,
  email: utilisateur?.email ?? '',
})

/** The declarant in the shape of a filing. */
export const toDeclarant = (declarant: SaisieDeclarant) => ({ ...declarant, ville: declarant.ville?.libelle ?? '' })
