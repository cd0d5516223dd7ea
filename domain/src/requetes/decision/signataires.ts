import type { ErreurChamp } from '../../core/erreurs.ts'
import { formaterJour, type JourCalendaire } from '../../core/jour.ts'
import { textes } from '../../core/textes/common.ts'
import { textesSignataires } from '../textes/signataires.ts'

/** Term of office of a signatory of a court, first and last days included; `fin` is null while it has no end. */
export interface Fonctions {
  debut: JourCalendaire
  fin: JourCalendaire | null
}

/** A signatory on the list of a court. */
export interface Signataire extends Fonctions {
  id: number
  prenom: string
  nom: string
  qualite: string
}

/** Whether a signatory was in office on the day of a decision, first and last days included. */
export const estEnFonction = ({ debut, fin }: Fonctions, le: JourCalendaire): boolean => debut <= le && (fin === null || le <= fin)

/** The signatories in office that day: only they may render a decision of that date (STAFF-08). */
export const enFonction = <S extends Fonctions>(signataires: readonly S[], le: JourCalendaire): S[] =>
  signataires.filter((signataire) => estEnFonction(signataire, le))

/** Name and capacity of a signatory, as a decision prints them. */
export const nommer = ({ prenom, nom, qualite }: Pick<Signataire, 'prenom' | 'nom' | 'qualite'>) => ({
  nom: textesSignataires.identite(prenom, nom),
  qualite,
})

/** Errors of the signatory of a decision dated this day (STAFF-08). */
export const verifierSignataire = (signataires: readonly Signataire[], id: number, le: JourCalendaire): ErreurChamp[] => {
  const rendue = signataires.find((signataire) => signataire.id === id)
  if (rendue && estEnFonction(rendue, le)) return []
  return [{ field: 'signataire', defaultMessage: rendue ? textesSignataires.pasEnFonction(formaterJour(le)) : textes.valeurNonProposee }]
}

/** The term of office must not end before it begins. */
export const verifierFonctions = ({ debut, fin }: Fonctions): ErreurChamp[] =>
  fin !== null && fin < debut ? [{ field: 'fin', defaultMessage: textesSignataires.finAvantDebut }] : []
