import type { Answer } from 'contract/core/call'
import type { getAssociation } from 'contract/registre/fiche'

/** The sheet of an association, as this person may see it. */
export type FicheData = Answer<typeof getAssociation>
