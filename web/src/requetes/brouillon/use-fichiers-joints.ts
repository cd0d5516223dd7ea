import { useState } from 'react'
import { type FichierJoint, garderPage, joindreAuBrouillon, lireFichierJoint, retirerDuBrouillon } from 'contract/requetes/brouillon'
import type { Annexe } from 'domain/core/annexe'
import { callApi, callBlob } from '../../core/api/call-api.ts'
import { uploadApi } from '../../core/api/upload-api.ts'
import { useDocument } from '../../core/api/use-document.ts'

/** The files of a form, kept with its draft: sent once, when they are added. */
export interface FichiersJoints {
  /** One file, or the pages of one. */
  joindre: (annexe: Annexe, fichiers: File[], onProgress: (percent: number) => void) => Promise<FichierJoint>
  /** Keeps the picture of a page, sent once however often it is asked; the name it is kept under. */
  garder: (image: Blob) => Promise<string>
  lire: (sha256: string) => Promise<Blob>
  consulter: (fichier: FichierJoint, nom: string) => void
  retirer: (fichier: Pick<FichierJoint, 'sha256'>) => void
}

/** `exister` makes sure that there is a draft to keep them with. */
export const useFichiersJoints = (id: string, exister: () => Promise<void>): FichiersJoints => {
  const { open } = useDocument()
  const [envois] = useState(() => new WeakMap<Blob, Promise<string>>())
  const envoyer = async (image: Blob) => {
    try {
      await exister()
      const sent = { params: { id }, part: {}, files: [new File([image], 'page.jpg', { type: image.type })] }
      return (await uploadApi(garderPage, sent, () => {})).sha256
    } catch (error) {
      envois.delete(image)
      throw error
    }
  }
  return {
    joindre: async (annexe, fichiers, onProgress) => {
      await exister()
      return uploadApi(joindreAuBrouillon, { params: { id }, part: annexe, files: fichiers }, onProgress)
    },
    garder: (image) => {
      const envoi = envois.get(image) ?? envoyer(image)
      envois.set(image, envoi)
      return envoi
    },
    lire: async (sha256) => {
      const { blob } = await callBlob(lireFichierJoint, { params: { id, sha256 } })
      envois.set(blob, Promise.resolve(sha256))
      return blob
    },
    consulter: ({ sha256 }, nom) => void open(lireFichierJoint, { params: { id, sha256 } }, nom),
    // It leaves the form whatever happens: one that the server keeps in vain goes with the draft.
    retirer: ({ sha256 }) => void callApi(retirerDuBrouillon, { params: { id, sha256 } }).catch(() => {}),
  }
}
