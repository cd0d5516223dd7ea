import { estVide, representantsDe, type Representee } from '../../association/representants.ts'
import { textesAttestation } from './textes-attestation.ts'

/** What stands in the way of attesting who represents an association (CCL art. 69): the register names nobody. Empty: it may be delivered. */
export const obstaclesAttestation = (version: Representee): string[] => {
  const { radiee, sans } = textesAttestation.obstacles
  const representants = representantsDe(version)
  if (representants.qualite === null) return [radiee]
  return estVide(representants) ? [sans[representants.qualite]] : []
}
