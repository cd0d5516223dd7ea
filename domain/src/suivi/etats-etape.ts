import { textesEtapes } from './textes/etapes.ts'

/** Whether a step of a request is done, in progress, or to come. */
export type EtatEtape = keyof typeof textesEtapes.etats
export const etatsEtape = Object.keys(textesEtapes.etats) as EtatEtape[]
