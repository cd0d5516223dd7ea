import type { DossierData } from '../dossier/dossier.ts'
import type { FileShown } from '../dossier/files-shown.ts'

/** Documents and reply files of a demande, and the function that shows one. */
export interface DemandFiles {
  documents: DossierData['documents']
  replies: readonly FileShown[]
  onShow: (key: string) => void
}
