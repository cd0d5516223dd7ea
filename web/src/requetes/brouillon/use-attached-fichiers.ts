import { useState } from 'react'
import { type AttachedFichier, garderPage, joindreAuBrouillon, lireFichierJoint, retirerDuBrouillon } from 'contract/requetes/brouillon'
import type { Annexe } from 'domain/core/annexe'
import { callApi, callBlob } from '../../core/api/call-api.ts'
import { uploadApi } from '../../core/api/upload-api.ts'
import { useDocument } from '../../core/api/use-document.ts'

/** The files of a form. Each is uploaded once, when added, and kept with the draft. */
export interface AttachedFichiers {
  /** Joins one document: a file, or its photographed pages. */
  attach: (annexe: Annexe, fichiers: File[], onProgress: (percent: number) => void) => Promise<AttachedFichier>
  /** Uploads the image of a page, once even if called again. Returns its SHA-256. */
  keep: (image: Blob) => Promise<string>
  read: (sha256: string) => Promise<Blob>
  consulter: (fichier: AttachedFichier, nom: string) => void
  remove: (fichier: Pick<AttachedFichier, 'sha256'>) => void
}

/** `exister` creates the draft if needed. */
export const useAttachedFichiers = (id: string, exister: () => Promise<void>): AttachedFichiers => {
  const { open } = useDocument()
  const [envois] = useState(() => new WeakMap<Blob, Promise<string>>())
  const dispatch = async (image: Blob) => {
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
    attach: async (annexe, fichiers, onProgress) => {
      await exister()
      return uploadApi(joindreAuBrouillon, { params: { id }, part: annexe, files: fichiers }, onProgress)
    },
    keep: (image) => {
      const envoi = envois.get(image) ?? dispatch(image)
      envois.set(image, envoi)
      return envoi
    },
    read: async (sha256) => {
      const { blob } = await callBlob(lireFichierJoint, { params: { id, sha256 } })
      envois.set(blob, Promise.resolve(sha256))
      return blob
    },
    consulter: ({ sha256 }, nom) => void open(lireFichierJoint, { params: { id, sha256 } }, nom),
    // The file leaves the form even if this call fails: the server deletes it with the draft.
    remove: ({ sha256 }) => void callApi(retirerDuBrouillon, { params: { id, sha256 } }).catch(() => {}),
  }
}
