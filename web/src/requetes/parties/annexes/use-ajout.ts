import { useEffect, useEffectEvent, useState } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import type { LimitesFichiers } from 'domain/core/fichier'
import { textes } from 'domain/core/textes'
import { textesEnvoi } from 'domain/requetes/textes-envoi'
import { textesAnnexes } from 'domain/requetes/textes-annexes'
import { ApiError, NetworkError } from '../../../core/api/api-error.ts'
import { applyServerErrors } from '../../../core/form/apply-server-errors.ts'
import { useUpload } from '../../../core/form/file/use-upload.ts'
import { leave, useGiven, useKeeping } from '../../../core/form/kept.ts'
import { useCheckedForm } from '../../../core/form/use-checked-form.ts'
import { linesOfFailure } from '../../../core/notices/failure.ts'
import { useDossierSaisi } from '../../demarche/dossier-saisi.ts'
import type { AnnexeJointe } from './annexe-jointe.ts'
import type { Pieces } from './pieces.ts'
import { usePagesGardees } from './use-pages-gardees.ts'
import { usePrises } from './use-prises.ts'
import { annexeSaisie, annexeVide, entamee, fichiersSaisis, nomSaisi, verifierSaisie, type SaisieAnnexe } from './saisie-annexe.ts'

interface Options {
  /** Under which what is typed is kept when the page is left in spite of itself. */
  nom: string
  /** What it is called among what the step lacks, as long as it is held without being joined. */
  titre: string
  /** What is known before anything is typed. */
  debut: Partial<SaisieAnnexe>
  mode: Pieces['mode']
  limites: LimitesFichiers
  onAdded: (annexe: AnnexeJointe) => void
}

export type Ajout = ReturnType<typeof useAjout>
export type Reunion = NonNullable<Ajout['reunion']>

/** The adding of one document: checked here, then opened by the server, which keeps it with the draft (ANNEX-27, ANNEX-28). */
export const useAjout = ({ nom, titre, debut, mode, limites, onAdded }: Options) => {
  const {
    tenir,
    oublier: oublierRefus,
    fichiers: { joindre, consulter, retirer },
  } = useDossierSaisi()
  const prises = usePrises()
  const rendue = useGiven<SaisieAnnexe>(nom)
  const form = useCheckedForm<SaisieAnnexe>({ ...annexeVide, ...debut, ...rendue }, (values) => verifierSaisie(values, mode, limites))
  const { unsaved, lecture, toutes, oublier } = usePagesGardees(nom, form, (rendue?.pages.length ?? 0) > 0)
  useKeeping(nom, () => {
    const saisie = form.getValues()
    const seule = toutes() ? { ...saisie, pages: [] } : saisie
    return entamee(seule, debut) ? seule : null
  })
  const dite = { ...annexeVide, ...useWatch({ control: form.control }) } as SaisieAnnexe
  const { errors } = useFormState({ control: form.control, name: 'fichier' })
  /** Chosen or taken, and not refused: it is to be joined or given up. */
  const tenue = dite.pages.length > 0 || prises.lire(nom).length > 0 || (dite.fichier !== null && !errors.fichier)
  const dire = useEffectEvent((dit: string | null) => tenir(nom, dit))
  useEffect(() => dire(tenue ? titre : null), [tenue, titre])
  const { percent, upload } = useUpload<'added'>()
  const [failure, setFailure] = useState<readonly string[] | null>(null)
  /** Pages bound by the server, to be looked at before they are kept. */
  const [reunie, setReunie] = useState<AnnexeJointe | null>(null)

  const recommencer = () => {
    form.reset({ ...annexeVide, ...debut })
    setFailure(null)
    setReunie(null)
    oublier()
    tenir(nom, null)
    oublierRefus(['documents'])
  }
  const garder = (jointe: AnnexeJointe) => {
    // First: the pages leave the draft once the document is saved there.
    onAdded(jointe)
    recommencer()
  }
  const quitter = useEffectEvent(() => {
    const saisie = form.getValues()
    if (entamee(saisie, debut)) leave(nom, saisie)
  })
  // The step is left for another one: what it held is found again.
  useEffect(() => () => quitter(), [])
  const fail = (error: unknown, saisi: string) => {
    const fields = error instanceof ApiError ? error.corps.errors : []
    if (error instanceof ApiError && fields.length > 0) applyServerErrors(form, error.corps)
    setFailure(error instanceof NetworkError ? [textesAnnexes.echecEnvoi(saisi)] : fields.length > 0 ? [] : linesOfFailure(error))
  }
  const add = async (saisie: SaisieAnnexe) => {
    const fichiers = fichiersSaisis(saisie)
    const annexe = annexeSaisie(saisie, mode)
    if (fichiers.length === 0 || !annexe) return
    setFailure(null)
    const send = async (onProgress: (percent: number) => void) => {
      const jointe = { id: crypto.randomUUID(), annexe, fichier: await joindre(annexe, fichiers, onProgress) }
      if (fichiers.length > 1) setReunie(jointe)
      else garder(jointe)
      return 'added' as const
    }
    try {
      if ((await upload(fichiers, send)) !== null) return
      setFailure([textesEnvoi.fichiersIllisibles])
      form.setError('fichier', { message: textes.fichierIllisible }, { shouldFocus: true })
    } catch (error) {
      fail(error, nomSaisi(saisie))
    }
  }
  return {
    form,
    entamee: tenue || entamee(dite, debut),
    add,
    recommencer,
    percent,
    failure,
    unsaved,
    lecture,
    reunion: reunie && {
      nom: reunie.annexe.nom,
      fichier: reunie.fichier,
      voir: () => consulter(reunie.fichier, reunie.annexe.nom),
      garder: () => garder(reunie),
      revenir: () => {
        retirer(reunie.fichier)
        setReunie(null)
      },
    },
  }
}
