import type { TypeEvenement } from '../association/evenements.ts'
import { textesExtrait } from './textes.ts'

/** Since when a version is in force; what paper says was in force before the day it was taken over. */
export const phraseDeVersion = (ordre: number, evenement: TypeEvenement | null, le: string): string =>
  evenement === 'CREATION_REPRISE' ? textesExtrait.versionReprise(ordre, le) : textesExtrait.versionEnVigueur(ordre, le)
