import { addJours, type Jour, jourDeParis } from '../../core/jour.ts'

/** Days a draft is kept after its last save, and days before its end when its author is warned (retention V3). */
export const joursDeBrouillon = 90
export const joursDAvertissement = 14

/** Most drafts of one account. */
export const maxBrouillons = 20

/** The last day on which a draft saved at this instant is kept. */
export const keptUntil = (enregistreLe: Date): Jour => addJours(jourDeParis(enregistreLe), joursDeBrouillon)

/** The `lien` by which an annexe names a file of its draft, so that it is not sent again (API-37). */
export const lienDeFichier = (brouillon: string, sha256: string): string => `/api/brouillon/${brouillon}/document/${sha256}`
