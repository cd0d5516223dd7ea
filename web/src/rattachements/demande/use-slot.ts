import { useState } from 'react'
import type { LimitesFichiers } from 'domain/core/fichier'
import { textesDemande as textes } from 'domain/rattachements/textes/demande'
import { ApiError } from '../../core/api/api-error.ts'
import { checkDocument } from '../../core/api/check-document.ts'
import { checkFile } from '../../core/form/file/check-file.ts'
import { useUpload } from '../../core/form/file/use-upload.ts'
import { useList } from '../../core/form/use-list.ts'
import { linesOfFailure } from '../../core/api/failure.ts'
import { declared, sendable, type AnnexeDeDemande, type DemandeAnnexeType } from './annexe-de-demande.ts'

const reasonsOf = (error: unknown): string[] => {
  const fields = error instanceof ApiError ? error.corps.errors.map(({ defaultMessage }) => defaultMessage) : []
  return fields.length > 0 ? fields : linesOfFailure(error)
}

/** One kind of document of the request. The server checks each file before the form holds it (ATTACH-09). */
export const useSlot = (type: DemandeAnnexeType, limites: LimitesFichiers, onChanged: () => void) => {
  const { rows, append, remove } = useList<AnnexeDeDemande>('annexes')
  const { percent, upload } = useUpload<'checked'>()
  const [busy, setBusy] = useState(false)
  const [going, setGoing] = useState('')
  const [refusals, setRefusals] = useState<readonly string[]>([])
  const joined = rows.filter((row) => row.type === type)

  const join = async (file: File, nom: string): Promise<string | null> => {
    const sent = await sendable(file, nom)
    if (sent === null) return textes.photoIllisible(nom)
    const annexe = { id: crypto.randomUUID(), type, nom: sent.name === file.name ? nom : sent.name, file: sent }
    const wrong = checkFile(sent, limites).map(({ defaultMessage }) => defaultMessage)
    if (wrong.length > 0) return textes.refusDeFichier(nom, wrong)
    setGoing(annexe.nom)
    try {
      const checked = await upload([sent], async (onProgress) => {
        await checkDocument('rattachement', declared(annexe), sent, onProgress)
        return 'checked' as const
      })
      if (checked === null) return textes.fichierIllisible(nom)
    } catch (error) {
      return textes.refusDeFichier(nom, reasonsOf(error))
    }
    append(annexe)
    onChanged()
    return null
  }
  return {
    joined,
    percent,
    going,
    busy,
    refusals,
    /** One at a time: a phone has not enough memory to open ten photographs. */
    add: async (files: readonly File[], nameOf: (file: File, rank: number) => string) => {
      setBusy(true)
      setRefusals([])
      for (const [rank, file] of files.entries()) {
        const refusal = await join(file, nameOf(file, joined.length + rank + 1))
        if (refusal !== null) setRefusals((before) => [...before, refusal])
      }
      setBusy(false)
    },
    removeIt: ({ id }: AnnexeDeDemande) => {
      remove(rows.findIndex((row) => row.id === id))
      onChanged()
    },
  }
}
