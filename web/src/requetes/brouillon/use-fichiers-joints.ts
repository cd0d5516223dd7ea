import { type FichierJoint, joindreAuBrouillon, lireFichierJoint, retirerDuBrouillon } from 'contract/requetes/brouillon'
import type { Annexe } from 'domain/core/annexe'
import { callApi } from '../../core/api/call-api.ts'
import { uploadApi } from '../../core/api/upload-api.ts'
import { useDocument } from '../../core/api/use-document.ts'

/** The files of a form, kept with its draft: sent once, when they are added. */
export interface FichiersJoints {
  /** One file, or the pages of one. */
  joindre: (annexe: Annexe, fichiers: File[], onProgress: (percent: number) => void) => Promise<FichierJoint>
  consulter: (fichier: FichierJoint, nom: string) => void
  retirer: (fichier: FichierJoint) => void
}

/** `exister` makes sure that there is a draft to keep them with. */
export const useFichiersJoints = (id: string, exister: () => Promise<void>): FichiersJoints => {
  const { open } = useDocument()
  return {
    joindre: async (annexe, fichiers, onProgress) => {
      await exister()
      return uploadApi(joindreAuBrouillon, { params: { id }, part: annexe, files: fichiers }, onProgress)
    },
    consulter: ({ sha256 }, nom) => void open(lireFichierJoint, { params: { id, sha256 } }, nom),
    // It leaves the form whatever happens: one that the server keeps in vain goes with the draft.
    retirer: ({ sha256 }) => void callApi(retirerDuBrouillon, { params: { id, sha256 } }).catch(() => {}),
  }
}
