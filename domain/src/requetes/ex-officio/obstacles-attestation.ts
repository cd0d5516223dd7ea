import { isEmpty, representantsDe, type Representee } from '../../association/representants.ts'
import { unknownEtatMotif } from '../../association/motif-etat.ts'
import type { Version } from '../../association/version.ts'
import { textesAttestation } from '../textes/attestation.ts'

/**
 * Reasons why the court may not attest who represents an association (CCL art. 69): the register names nobody, or does not know whether the
 * association still exists. Empty when it may.
 */
export const obstaclesAttestation = (version: Representee & Pick<Version, 'nonRepris'>): string[] => {
  const { radiee, etatNonRepris, sans } = textesAttestation.obstacles
  if (unknownEtatMotif(version.etatAssociation, version.nonRepris) !== null) return [etatNonRepris]
  const representants = representantsDe(version)
  if (representants.qualite === null) return [radiee]
  return isEmpty(representants) ? [sans[representants.qualite]] : []
}
