import type { Answer } from 'contract/core/call'
import { listerDemandes } from 'contract/greffe/demandes'
import { useApi } from '../../core/api/use-api.ts'
import type { DossierData } from './dossier.ts'

export type DemandData = Answer<typeof listerDemandes>[number]
export type RoundData = DemandData['tours'][number]

const opening: readonly DossierData['journal'][number]['type'][] = ['DEMANDE', 'PROJET_REJET', 'AVIS_FINS_PAIEMENT']

/** The demandes of a request with their replies. Fetched only when the journal holds one. */
export const useDemands = ({ numero, journal }: Pick<DossierData, 'numero' | 'journal'>) => {
  const asked = journal.some(({ type }) => opening.includes(type))
  return { asked, query: useApi(listerDemandes, { params: { numero } }, { enabled: asked, staleTime: 0 }) }
}

/** The demande that has not ended: its reply is awaited or still to review. */
export const underWay = (demands: readonly DemandData[]): DemandData | undefined => demands.find(({ fin }) => fin === null)

/** Grounds of the last project of rejection, which the rejection repeats. */
export const projectOf = (demands: readonly DemandData[]): readonly string[] => {
  const precisions = demands.findLast(({ type }) => type === 'PROJET_REJET')?.tours[0]?.precisions ?? []
  return precisions.filter((each) => each !== null)
}
