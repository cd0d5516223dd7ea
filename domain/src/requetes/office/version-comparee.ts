import type { AssociationComparee } from '../../association/differences.ts'
import { motifNonRepris } from '../../association/motif-etat.ts'

/** A version as compared for a rectification, which changes neither the documents nor the state, unless it was unknown. */
export const versionComparee = (version: Omit<AssociationComparee, 'motifEtat' | 'documents'>): AssociationComparee => ({
  ...version,
  motifEtat: motifNonRepris(version.etatAssociation, version.nonRepris),
  documents: [],
})
