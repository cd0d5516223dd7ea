import type { DemandData } from '../dossier/use-demands.ts'

/** The newspaper named by the last proof of payment, null without one. The clerk may choose another. */
export const newspaperOf = (demands: readonly DemandData[]) =>
  demands
    .findLast(({ type }) => type === 'AVIS_FINS_PAIEMENT')
    ?.tours.flatMap(({ reponse }) => reponse?.pieces ?? [])
    .findLast(({ journal }) => journal !== null)?.journal ?? null
