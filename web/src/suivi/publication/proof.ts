import type { DemandData } from '../demandes/use-demands.ts'

/** The newspaper the last proof of payment names, if one was joined: the clerk may say another. */
export const newspaperOf = (demands: readonly DemandData[]) =>
  demands
    .findLast(({ type }) => type === 'AVIS_FINS_PAIEMENT')
    ?.tours.flatMap(({ reponse }) => reponse?.pieces ?? [])
    .findLast(({ journal }) => journal !== null)?.journal ?? null
