import { formaterInstant } from '../core/jour.ts'
import { libelleEvenement, type TypeEvenement } from './evenements.ts'
import { textesGreffeAssociation } from './textes-greffe-association.ts'

/** What the clerk who came second reads: who changed the association, when, and by what; `agent` null when no person did. */
export const phraseDeVersionDepassee = (agent: string | null, instant: Date, evenement: TypeEvenement): string =>
  textesGreffeAssociation.conflit(agent, formaterInstant(instant), libelleEvenement(evenement))
