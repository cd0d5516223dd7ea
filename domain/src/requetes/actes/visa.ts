import * as z from 'zod/mini'
import { formaterJour } from '../../core/jour.ts'
import type { SituationGreffe } from './definition.ts'
import { Agent } from './situation.ts'
import { textesDesActes } from './textes.ts'

const mots = textesDesActes.PROJET_ORDONNANCE

/** What a decision keeps of its signature by the judge: the line of the journal that prepared it, and who did. */
export const Visa = z.object({ projet: z.int().check(z.gte(2)), preparee: Agent })
export type Visa = z.output<typeof Visa>

/** Where the judge signs, the clerk renders no decision; what was sent to the signature before waits for it, or is taken back. */
export const reserveeAuJuge = ({ circuit, etape, projet }: Pick<SituationGreffe, 'circuit' | 'etape' | 'projet'>): string[] => {
  if (etape === 'A_SIGNER' && projet) return [mots.aSigner(formaterJour(projet.le))]
  return circuit ? [mots.reservee] : []
}
