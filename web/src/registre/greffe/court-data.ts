import type { getAssociationGreffe } from 'contract/association/greffe'
import type { Answer } from 'contract/core/call'
import type { Acts } from '../../core/acts/use-act.ts'
import type { FicheData } from '../fiche-data.ts'

/** What only the competent court sees of an association. */
export type CourtData = Answer<typeof getAssociationGreffe>

/** What every section of the court's page works on. */
export interface Work {
  numero: string
  fiche: FicheData
  court: CourtData
  acts: Acts
}
