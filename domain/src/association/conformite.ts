import type { EtatAssociation } from './etats.ts'
import { textesGreffeAssociation } from './textes/greffe-association.ts'
import type { Version } from './version.ts'

/** Reasons why a non-conformity may not be recorded (STAFF-20); empty when it may. */
export const obstaclesNonConformite = (etat: EtatAssociation): string[] => (etat === 'RADIEE' ? [textesGreffeAssociation.radiee] : [])

/**
 * The state to restore once nothing is lacking any more: the last one that was not NONCONFORME. When the register knows no other, because
 * the association was taken over as it stood, the dates decide. `etats`: states of its versions, latest first.
 */
export const restoredEtat = (
  etats: readonly EtatAssociation[],
  { dateDissolution, dateRadiation }: Version['informations'],
): EtatAssociation => {
  const connu = etats.find((etat) => etat !== 'NONCONFORME')
  if (connu) return connu
  if (dateRadiation) return 'RADIEE'
  return dateDissolution ? 'DISSOUTE' : 'INSCRITE'
}

interface VersionEtat extends Pick<Version, 'etatAssociation'> {
  informations: Pick<Version['informations'], 'dateDissolution'>
  liquidationAssociation?: unknown
}

/** The state apart from non-conformity: an association dissolved, then declared non-conforming, is dissolved. */
export const etatDeFond = ({ etatAssociation, informations, liquidationAssociation }: VersionEtat): EtatAssociation =>
  etatAssociation === 'NONCONFORME' && (informations.dateDissolution !== null || liquidationAssociation) ? 'DISSOUTE' : etatAssociation
