import { useEffect, useEffectEvent, useState } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import type { LimitesFichiers } from 'domain/core/fichier'
import { textes } from 'domain/core/textes/common'
import { textesEnvoi } from 'domain/requetes/textes/envoi'
import { textesAnnexes } from 'domain/requetes/textes/annexes'
import { ApiError, NetworkError } from '../../../core/api/api-error.ts'
import { applyServerErrors } from '../../../core/form/apply-server-errors.ts'
import { useUpload } from '../../../core/form/file/use-upload.ts'
import { leave, useGiven, useKeeping } from '../../../core/form/kept.ts'
import { useCheckedForm } from '../../../core/form/use-checked-form.ts'
import { linesOfFailure } from '../../../core/api/failure.ts'
import { useDossierContext } from '../../dossier-context.ts'
import type { AnnexeJointe } from './annexe-jointe.ts'
import type { Pieces } from './pieces.ts'
import { useKeptPages } from './use-kept-pages.ts'
import { usePrises } from './use-prises.ts'
import { annexeSaisie, emptyAnnexe, isBegun, collectFichiers, nameAnnexe, checkSaisie, type SaisieAnnexe } from './saisie-annexe.ts'

interface Options {
  /** The name under which the form is kept when the session expires, the page reloads or the step changes. */
  nom: string
  /** The title that the errors of the step give the document while it is begun but not joined. */
  titre: string
  /** The initial values. */
  debut: Partial<SaisieAnnexe>
  mode: Pieces['mode']
  limites: LimitesFichiers
  onAdded: (annexe: AnnexeJointe) => void
}

export type Ajout = ReturnType<typeof useAjout>
export type Reunion = NonNullable<Ajout['reunion']>

/** Adds one document: the browser checks it, then the server opens it and keeps it with the draft (ANNEX-27, ANNEX-28). */
export const useAjout = ({ nom, titre, debut, mode, limites, onAdded }: Options) => {
  const {
    hold,
    forget: oublierRefus,
    fichiers: { attach, consulter, remove },
  } = useDossierContext()
  const prises = usePrises()
  const rendue = useGiven<SaisieAnnexe>(nom)
  const form = useCheckedForm<SaisieAnnexe>({ ...emptyAnnexe, ...debut, ...rendue }, (values) => checkSaisie(values, mode, limites))
  const { unsaved, lecture, all, forget } = useKeptPages(nom, form, (rendue?.pages.length ?? 0) > 0)
  useKeeping(nom, () => {
    const saisie = form.getValues()
    const seule = all() ? { ...saisie, pages: [] } : saisie
    return isBegun(seule, debut) ? seule : null
  })
  const dite = { ...emptyAnnexe, ...useWatch({ control: form.control }) } as SaisieAnnexe
  const { errors } = useFormState({ control: form.control, name: 'fichier' })
  /** True when a document was chosen or photographed and not refused: the person must join it or give it up. */
  const tenue = dite.pages.length > 0 || prises.read(nom).length > 0 || (dite.fichier !== null && !errors.fichier)
  const dire = useEffectEvent((dit: string | null) => hold(nom, dit))
  useEffect(() => dire(tenue ? titre : null), [tenue, titre])
  const { percent, upload } = useUpload<'added'>()
  const [failure, setFailure] = useState<readonly string[] | null>(null)
  /** The PDF that the server made from the pages, which the person looks at before keeping it. */
  const [reunie, setReunie] = useState<AnnexeJointe | null>(null)

  const startOver = () => {
    form.reset({ ...emptyAnnexe, ...debut })
    setFailure(null)
    setReunie(null)
    forget()
    hold(nom, null)
    oublierRefus(['documents'])
  }
  const retain = (jointe: AnnexeJointe) => {
    // Add first: the draft loses the pages only after it is saved with the document.
    onAdded(jointe)
    startOver()
  }
  const quitter = useEffectEvent(() => {
    const saisie = form.getValues()
    if (isBegun(saisie, debut)) leave(nom, saisie)
  })
  // Another step replaces this one: keep the values for the return to this step.
  useEffect(() => () => quitter(), [])
  const fail = (error: unknown, saisi: string) => {
    const fields = error instanceof ApiError ? error.corps.errors : []
    if (error instanceof ApiError && fields.length > 0) applyServerErrors(form, error.corps)
    setFailure(error instanceof NetworkError ? [textesAnnexes.echecEnvoi(saisi)] : fields.length > 0 ? [] : linesOfFailure(error))
  }
  const add = async (saisie: SaisieAnnexe) => {
    const fichiers = collectFichiers(saisie)
    const annexe = annexeSaisie(saisie, mode)
    if (fichiers.length === 0 || !annexe) return
    setFailure(null)
    const send = async (onProgress: (percent: number) => void) => {
      const jointe = { id: crypto.randomUUID(), annexe, fichier: await attach(annexe, fichiers, onProgress) }
      if (fichiers.length > 1) setReunie(jointe)
      else retain(jointe)
      return 'added' as const
    }
    try {
      if ((await upload(fichiers, send)) !== null) return
      setFailure([textesEnvoi.fichiersIllisibles])
      form.setError('fichier', { message: textes.fichierIllisible }, { shouldFocus: true })
    } catch (error) {
      fail(error, nameAnnexe(saisie))
    }
  }
  return {
    form,
    entamee: tenue || isBegun(dite, debut),
    add,
    startOver,
    percent,
    failure,
    unsaved,
    lecture,
    reunion: reunie && {
      nom: reunie.annexe.nom,
      fichier: reunie.fichier,
      see: () => consulter(reunie.fichier, reunie.annexe.nom),
      keep: () => retain(reunie),
      goBack: () => {
        remove(reunie.fichier)
        setReunie(null)
      },
    },
  }
}
