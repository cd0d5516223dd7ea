import type { Version } from '../../association/version.ts'
import type { Jour } from '../../core/jour.ts'
import { textesPersonnes } from '../../core/textes/personnes.ts'
import type { Transfert } from './transfert.ts'

/** The first version at the new court (CPC annex art. 30-1): the registered values, at the new head office, with these documents. */
export const receivedVersion = (avant: Version, { dateDecision: _, ...siege }: Transfert, documents: Version['documents']): Version => ({
  ...avant,
  informations: { ...avant.informations, adresse: { ...siege, pays: textesPersonnes.paysParDefaut, domiciliation: null } },
  documents,
})

/**
 * The last version at the old court: struck off on the day the new one enters it. It is not dissolved, since there is nothing to liquidate.
 */
export const departedVersion = (avant: Version, le: Jour): Version => ({
  ...avant,
  etatAssociation: 'RADIEE',
  informations: { ...avant.informations, dateRadiation: le },
})
