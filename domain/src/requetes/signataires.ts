import type { ErreurChamp } from '../core/erreurs.ts'
import { formaterJour, type JourCalendaire } from '../core/jour.ts'
import { textes } from '../core/textes.ts'
import { textesSignataires } from './textes-signataires.ts'

/** Days between which a signatory of a court renders its decisions; without end, still does. */
export interface Fonctions {
  debut: JourCalendaire
  fin: JourCalendaire | null
}

/** Somebody on the list of a court. */
export interface Signataire extends Fonctions {
  id: number
  prenom: string
  nom: string
  qualite: string
}

/** Whether a signatory was in office on the day of a decision, first and last days included. */
export const estEnFonction = ({ debut, fin }: Fonctions, le: JourCalendaire): boolean => debut <= le && (fin === null || le <= fin)

/** Those in office that day: the only ones who may render a decision dated of it (STAFF-08). */
export const enFonction = <S extends Fonctions>(signataires: readonly S[], le: JourCalendaire): S[] =>
  signataires.filter((signataire) => estEnFonction(signataire, le))

/** Who renders a decision, as it names them. */
export const nommer = ({ prenom, nom, qualite }: Pick<Signataire, 'prenom' | 'nom' | 'qualite'>) => ({
  nom: textesSignataires.identite(prenom, nom),
  qualite,
})

/** What is wrong with who is said to render a decision of this day (STAFF-08). */
export const verifierSignataire = (signataires: readonly Signataire[], id: number, le: JourCalendaire): ErreurChamp[] => {
  const rendue = signataires.find((signataire) => signataire.id === id)
  if (rendue && estEnFonction(rendue, le)) return []
  return [{ field: 'signataire', defaultMessage: rendue ? textesSignataires.pasEnFonction(formaterJour(le)) : textes.valeurNonProposee }]
}

/** Office never ends before it began. */
export const verifierFonctions = ({ debut, fin }: Fonctions): ErreurChamp[] =>
  fin !== null && fin < debut ? [{ field: 'fin', defaultMessage: textesSignataires.finAvantDebut }] : []
