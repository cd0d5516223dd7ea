import type { AssociationComparee } from '../../association/differences.ts'
import { motifNonRepris } from '../../association/motif-etat.ts'

/** A version as a rectification compares it: it changes neither the documents, nor a state, unless nobody knew it. */
export const versionComparee = (version: Omit<AssociationComparee, 'motifEtat' | 'documents'>): AssociationComparee => ({
  ...version,
  motifEtat: motifNonRepris(version.etatAssociation, version.nonRepris),
  documents: [],
})
