import type { TypeEvenement } from '../association/evenements.ts'
import { textesExtrait } from './textes/common.ts'

/** The day a version came into force. A sheet taken over from paper was in force before its takeover, so its day is named differently. */
export const phraseDeVersion = (ordre: number, evenement: TypeEvenement | null, le: string): string =>
  evenement === 'CREATION_REPRISE' ? textesExtrait.versionReprise(ordre, le) : textesExtrait.versionEnVigueur(ordre, le)
