import type { Answer } from 'contract/core/call'
import type { getAssociation } from 'contract/registre/fiche'

/** What the sheet of an association knows, for this person. */
export type FicheData = Answer<typeof getAssociation>
