import type { getAssociationGreffe } from 'contract/greffe/association'
import type { Answer } from 'contract/core/call'
import type { Acts } from '../../core/acts/use-act.ts'
import type { FicheData } from '../../registre/fiche-data.ts'

/** Data on an association that only the competent court sees. */
export type CourtData = Answer<typeof getAssociationGreffe>

/** Props shared by the sections of the court's page. */
export interface Work {
  numero: string
  fiche: FicheData
  court: CourtData
  acts: Acts
}
