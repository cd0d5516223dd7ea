import type { Version } from '../../association/version.ts'
import { textesAttestation } from './textes-attestation.ts'

/** What stands in the way of attesting who directs an association (CCL art. 69): nobody does any more. Empty: it may be delivered. */
export const obstaclesAttestation = ({ etatAssociation, members }: Pick<Version, 'etatAssociation' | 'members'>): string[] => {
  const { radiee, sansDirection } = textesAttestation.obstacles
  const vide = Object.values(members).every((membres) => membres.length === 0)
  return [...(etatAssociation === 'RADIEE' ? [radiee] : []), ...(vide ? [sansDirection] : [])]
}
