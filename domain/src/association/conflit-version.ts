import { formatInstant } from '../core/jour.ts'
import { textesGreffeAssociation } from './textes/greffe-association.ts'

/**
 * Message to a clerk whose act came second: who changed the association, when, and the version's name. `agent` is null when no person did.
 */
export const overtakenVersionPhrase = (agent: string | null, instant: Date, nom: string): string =>
  textesGreffeAssociation.conflit(agent, formatInstant(instant), nom)
