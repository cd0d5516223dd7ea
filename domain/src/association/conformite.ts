import type { EtatAssociation } from './etats.ts'
import { textesGreffeAssociation } from './textes-greffe-association.ts'
import type { Version } from './version.ts'

/** What stands in the way of recording a non-conformity (STAFF-20); empty when it may be. */
export const obstaclesNonConformite = (etat: EtatAssociation): string[] => (etat === 'RADIEE' ? [textesGreffeAssociation.radiee] : [])

/**
 * The state an association comes back to once nothing is lacking any more: the last one that was not NONCONFORME; read from its dates when
 * the register knows no other (taken over as it stood). `etats`: those of its versions, latest first.
 */
export const etatRetabli = (
  etats: readonly EtatAssociation[],
  { dateDissolution, dateRadiation }: Version['informations'],
): EtatAssociation => {
  const connu = etats.find((etat) => etat !== 'NONCONFORME')
  if (connu) return connu
  if (dateRadiation) return 'RADIEE'
  return dateDissolution ? 'DISSOUTE' : 'INSCRITE'
}

interface Constatee extends Pick<Version, 'etatAssociation'> {
  informations: Pick<Version['informations'], 'dateDissolution'>
  liquidationAssociation?: unknown
}

/** What an association is beside what its inscription lacks: one dissolved, then declared non-conforming, is dissolved. */
export const etatDeFond = ({ etatAssociation, informations, liquidationAssociation }: Constatee): EtatAssociation =>
  etatAssociation === 'NONCONFORME' && (informations.dateDissolution !== null || liquidationAssociation) ? 'DISSOUTE' : etatAssociation
