import type { ComparedAssociation } from '../../association/differences.ts'
import { unknownEtatMotif } from '../../association/motif-etat.ts'

/** A version as compared for a rectification, which changes neither the documents nor the state, unless it was unknown. */
export const comparedVersion = (version: Omit<ComparedAssociation, 'motifEtat' | 'documents'>): ComparedAssociation => ({
  ...version,
  motifEtat: unknownEtatMotif(version.etatAssociation, version.nonRepris),
  documents: [],
})
