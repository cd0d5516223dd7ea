import { ajouterJours, type JourCalendaire, jourDeParis } from '../core/jour.ts'

/** Days a draft is kept after it was last saved, and how many before its end its author is warned (retention V3). */
export const joursDeBrouillon = 90
export const joursDAvertissement = 14

/** Drafts of one account: more are no longer somebody's work. */
export const brouillonsAuPlus = 20

/** The last day a draft saved at this instant is kept. */
export const conserveJusquAu = (enregistreLe: Date): JourCalendaire => ajouterJours(jourDeParis(enregistreLe), joursDeBrouillon)

/** How a filing names a file of its draft instead of sending it again: the `lien` of its annexe (API-37). */
export const lienDeFichier = (brouillon: string, sha256: string): string => `/api/brouillon/${brouillon}/document/${sha256}`
