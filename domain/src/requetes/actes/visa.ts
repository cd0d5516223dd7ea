import * as z from 'zod/mini'
import { formatJour } from '../../core/jour.ts'
import type { SituationGreffe } from './definition.ts'
import { Agent } from './situation.ts'
import { textesDesActes } from '../textes/actes.ts'

const mots = textesDesActes.PROJET_ORDONNANCE

/** The judge's signature as stored in a decision: the line of the journal that prepared it, and its author. */
export const Visa = z.object({ projet: z.int().check(z.gte(2)), preparee: Agent })
export type Visa = z.output<typeof Visa>

/** Where the judge signs, the clerk renders no decision. One sent earlier to be signed waits for its signature, or is taken back. */
export const jugeObstacles = ({ circuit, etape, projet }: Pick<SituationGreffe, 'circuit' | 'etape' | 'projet'>): string[] => {
  if (etape === 'A_SIGNER' && projet) return [mots.aSigner(formatJour(projet.le))]
  return circuit ? [mots.reservee] : []
}
