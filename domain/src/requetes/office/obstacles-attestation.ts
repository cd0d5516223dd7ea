import type { Version } from '../../association/version.ts'
import { textesDesActes } from '../actes/textes.ts'
import { textesAttestation } from './textes-attestation.ts'

interface Attestable extends Pick<Version, 'etatAssociation' | 'members'> {
  /** Whether the court has somebody in office to sign it that day. */
  signataires: boolean
}

/** What stands in the way of attesting who directs an association (CCL art. 69): nobody does any more. Empty: it may be delivered. */
export const obstaclesAttestation = ({ etatAssociation, members, signataires }: Attestable): string[] => {
  const { radiee, sansDirection } = textesAttestation.obstacles
  const vide = Object.values(members).every((membres) => membres.length === 0)
  return [
    ...(etatAssociation === 'RADIEE' ? [radiee] : []),
    ...(vide ? [sansDirection] : []),
    ...(signataires ? [] : [textesDesActes.INSCRIPTION.sansSignataire]),
  ]
}
