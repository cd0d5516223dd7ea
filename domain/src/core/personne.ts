import * as z from 'zod/mini'
import { choix, requiredLigne } from './texte.ts'
import { textesPersonnes } from './textes/personnes.ts'

export const civilites = ['M', 'MME'] as const
export const Civilite = choix(civilites)
export type Civilite = z.output<typeof Civilite>

/** The civilité that forms select by default (CONST-14). */
export const defaultCivilite: Civilite = 'M'

export const libelleCivilite = (civilite: Civilite): string => textesPersonnes.civilites[civilite]

export const NomDePersonne = requiredLigne(100)
