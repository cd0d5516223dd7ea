import { formaterInstant } from '../core/jour.ts'
import { textesGreffeAssociation } from './textes-greffe-association.ts'

/** What the clerk who came second reads: who changed the association, when, and the name of the version; `agent` null when no person did. */
export const phraseDeVersionDepassee = (agent: string | null, instant: Date, nom: string): string =>
  textesGreffeAssociation.conflit(agent, formaterInstant(instant), nom)
