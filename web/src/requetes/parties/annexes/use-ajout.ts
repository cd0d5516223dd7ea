import { useRef, useState } from 'react'
import { validerDocument } from 'contract/requetes/depot'
import type { LimitesFichiers } from 'domain/core/fichier'
import { textes } from 'domain/core/textes'
import { textesAnnexes } from 'domain/requetes/textes-annexes'
import { ApiError, NetworkError } from '../../../core/api/api-error.ts'
import { uploadApi } from '../../../core/api/upload-api.ts'
import { applyServerErrors } from '../../../core/form/apply-server-errors.ts'
import { useGiven, useKeeping } from '../../../core/form/kept.ts'
import { useCheckedForm } from '../../../core/form/use-checked-form.ts'
import { linesOfFailure } from '../../../core/notices/failure.ts'
import { notify } from '../../../core/notices/notices-store.ts'
import { lisible } from '../../../core/form/file/readable.ts'
import type { AnnexeJointe } from '../../saisie-creation.ts'
import { annexeSaisie, annexeVide, verifierSaisie, type SaisieAnnexe } from './saisie-annexe.ts'

/** The adding of one document: checked here, then opened by the server, which keeps nothing of it (ANNEX-27, ANNEX-28). */
export const useAjout = (limites: LimitesFichiers, onAdded: (annexe: AnnexeJointe) => void) => {
  const rendue = useGiven<SaisieAnnexe>('annexe')
  const form = useCheckedForm<SaisieAnnexe>(rendue ?? annexeVide, (values) => verifierSaisie(values, limites))
  useKeeping('annexe', () => form.getValues())
  const [progress, setProgress] = useState<string | null>(null)
  const [failure, setFailure] = useState<readonly string[] | null>(null)
  const adding = useRef(false)

  const send = async (saisie: SaisieAnnexe) => {
    const { fichier } = saisie
    const annexe = annexeSaisie(saisie)
    if (!fichier || !annexe) return
    if (!(await lisible(fichier))) return form.setError('fichier', { message: textes.fichierIllisible }, { shouldFocus: true })
    const tell = (percent: number) =>
      setProgress(percent < 100 ? textesAnnexes.envoi(annexe.nom, percent) : textesAnnexes.verification(annexe.nom))
    tell(0)
    await uploadApi(validerDocument, { params: { mode: 'creation' }, part: annexe, files: [fichier] }, tell)
    notify('success', textesAnnexes.ajoutee)
    onAdded({ id: crypto.randomUUID(), annexe, fichier })
  }
  const fail = (error: unknown, nom: string) => {
    const fields = error instanceof ApiError ? error.corps.errors : []
    if (error instanceof ApiError && fields.length > 0) applyServerErrors(form, error.corps)
    setFailure(error instanceof NetworkError ? [textesAnnexes.echecEnvoi(nom)] : fields.length > 0 ? [] : linesOfFailure(error))
  }
  const add = async (saisie: SaisieAnnexe) => {
    // A second click before the first render is not a second adding.
    if (adding.current) return
    adding.current = true
    setFailure(null)
    await send(saisie).catch((error: unknown) => fail(error, saisie.nom))
    setProgress(null)
    adding.current = false
  }
  return { form, add, progress, failure }
}
