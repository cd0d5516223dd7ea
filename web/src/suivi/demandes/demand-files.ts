import type { DossierData } from '../dossier.ts'
import type { FileShown } from '../files-shown.ts'

/** Where the documents of a demand are found and shown. */
export interface DemandFiles {
  documents: DossierData['documents']
  replies: readonly FileShown[]
  onShow: (key: string) => void
}
