import type { ErreurChamp } from '../../core/erreurs.ts'
import { formatJour, type Jour } from '../../core/jour.ts'
import { textes } from '../../core/textes/common.ts'
import { textesSignataires } from '../textes/signataires.ts'

/** Term of office of a signatory of a court, first and last days included; `fin` is null while it has no end. */
export interface Fonctions {
  debut: Jour
  fin: Jour | null
}

/** A signatory on the list of a court. */
export interface Signataire extends Fonctions {
  id: number
  prenom: string
  nom: string
  qualite: string
}

/** Whether a signatory was in office on the day of a decision, first and last days included. */
export const isInFonction = ({ debut, fin }: Fonctions, le: Jour): boolean => debut <= le && (fin === null || le <= fin)

/** The signatories in office that day: only they may render a decision of that date (STAFF-08). */
export const enFonction = <S extends Fonctions>(signataires: readonly S[], le: Jour): S[] =>
  signataires.filter((signataire) => isInFonction(signataire, le))

/** Name and capacity of a signatory, as a decision prints them. */
export const name = ({ prenom, nom, qualite }: Pick<Signataire, 'prenom' | 'nom' | 'qualite'>) => ({
  nom: textesSignataires.identite(prenom, nom),
  qualite,
})

/** Errors of the signatory of a decision dated this day (STAFF-08). */
export const checkSignataire = (signataires: readonly Signataire[], id: number, le: Jour): ErreurChamp[] => {
  const rendue = signataires.find((signataire) => signataire.id === id)
  if (rendue && isInFonction(rendue, le)) return []
  return [{ field: 'signataire', defaultMessage: rendue ? textesSignataires.pasEnFonction(formatJour(le)) : textes.valeurNonProposee }]
}

/** The term of office must not end before it begins. */
export const checkFonctions = ({ debut, fin }: Fonctions): ErreurChamp[] =>
  fin !== null && fin < debut ? [{ field: 'fin', defaultMessage: textesSignataires.finAvantDebut }] : []
