import { useState } from 'react'
import type { LimitesFichiers } from 'domain/core/fichier'
import { textes } from 'domain/core/textes'
import { textesEnvoi } from 'domain/requetes/textes-envoi'
import { textesAnnexes } from 'domain/requetes/textes-annexes'
import { ApiError, NetworkError } from '../../../core/api/api-error.ts'
import { applyServerErrors } from '../../../core/form/apply-server-errors.ts'
import { useUpload } from '../../../core/form/file/use-upload.ts'
import { useGiven, useKeeping } from '../../../core/form/kept.ts'
import { useCheckedForm } from '../../../core/form/use-checked-form.ts'
import { linesOfFailure } from '../../../core/notices/failure.ts'
import { useDossierSaisi } from '../../demarche/dossier-saisi.ts'
import type { AnnexeJointe } from './annexe-jointe.ts'
import type { Pieces } from './pieces.ts'
import { annexeSaisie, annexeVide, fichiersSaisis, verifierSaisie, type SaisieAnnexe } from './saisie-annexe.ts'

interface Options {
  mode: Pieces['mode']
  limites: LimitesFichiers
  onAdded: (annexe: AnnexeJointe) => void
}

/** The adding of one document: checked here, then opened by the server, which keeps it with the draft (ANNEX-27, ANNEX-28, design §6). */
export const useAjout = ({ mode, limites, onAdded }: Options) => {
  const { joindre } = useDossierSaisi().fichiers
  const rendue = useGiven<SaisieAnnexe>('annexe')
  const form = useCheckedForm<SaisieAnnexe>({ ...annexeVide, ...rendue }, (values) => verifierSaisie(values, mode, limites))
  useKeeping('annexe', () => form.getValues())
  const { percent, upload } = useUpload<'added'>()
  const [failure, setFailure] = useState<readonly string[] | null>(null)

  const fail = (error: unknown, nom: string) => {
    const fields = error instanceof ApiError ? error.corps.errors : []
    if (error instanceof ApiError && fields.length > 0) applyServerErrors(form, error.corps)
    setFailure(error instanceof NetworkError ? [textesAnnexes.echecEnvoi(nom)] : fields.length > 0 ? [] : linesOfFailure(error))
  }
  const add = async (saisie: SaisieAnnexe) => {
    const fichiers = fichiersSaisis(saisie)
    const annexe = annexeSaisie(saisie, mode)
    if (fichiers.length === 0 || !annexe) return
    setFailure(null)
    const send = async (onProgress: (percent: number) => void) => {
      onAdded({ id: crypto.randomUUID(), annexe, fichier: await joindre(annexe, fichiers, onProgress) })
      return 'added' as const
    }
    try {
      if ((await upload(fichiers, send)) !== null) return
      setFailure([textesEnvoi.fichiersIllisibles])
      form.setError('fichier', { message: textes.fichierIllisible }, { shouldFocus: true })
    } catch (error) {
      fail(error, saisie.nom)
    }
  }
  return { form, add, percent, failure }
}
