import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { textesPhotos } from 'domain/core/textes/photos'
import { ApiError, NetworkError } from '../../../core/api/api-error.ts'
import type { PhotoPage } from '../../../core/form/file/photo-page.ts'
import { linesOfFailure } from '../../../core/api/failure.ts'
import { useDossierContext } from '../../dossier-context.ts'
import { keepPhotoPage, restorePhotoPage } from './kept-page.ts'
import type { SaisieAnnexe } from './saisie-annexe.ts'
import { usePrises } from './use-prises.ts'

/** Milliseconds before retrying to save or read the pages. */
const attenteMs = 5000

const isTransient = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof ApiError && (error.status >= 500 || error.status === 429))
const raisonDe = (error: unknown): string =>
  error instanceof NetworkError
    ? textesPhotos.connexion
    : [...linesOfFailure(error), ...(error instanceof ApiError ? error.corps.errors.map(({ defaultMessage }) => defaultMessage) : [])].join(
        ' ',
      )

/**
 * Saves the pages of a document with the draft as they are taken, and reads them back. A page not saved stays in the form and is retried.
 * `deja`: the browser has restored its own pages, which are newer.
 */
export const useKeptPages = (place: string, form: UseFormReturn<SaisieAnnexe>, deja: boolean) => {
  const { fichiers } = useDossierContext()
  const prises = usePrises()
  const pages = useWatch({ control: form.control, name: 'pages' })
  const [unsaved, setUnsaved] = useState<Readonly<Record<string, string>>>({})
  const [aLire, setALire] = useState(() => (deja ? [] : prises.read(place)))
  const [lecture, setLecture] = useState<string>(textesPhotos.lecture)
  const [essai, setEssai] = useState(0)
  /** Number of the latest reading or saving of the photographed pages. A new one cancels the one under way; leaving the step cancels none. */
  const tour = useRef(0)
  const toutes = useRef(false)
  const again = () => setTimeout(() => setEssai((avant) => avant + 1), attenteMs)

  const lire = useEffectEvent(async (perdue: () => boolean) => {
    const lues: PhotoPage[] = []
    try {
      for (const page of aLire)
        await restorePhotoPage(page, fichiers.read).then(
          (lue) => lues.push(lue),
          (error: unknown) => {
            // Another window has removed the page meanwhile.
            if (!(error instanceof ApiError && error.status === 404)) throw error
          },
        )
    } catch {
      if (perdue()) return
      setLecture(textesPhotos.lectureRompue)
      return again()
    }
    if (perdue()) return
    form.setValue('pages', [...lues, ...form.getValues('pages')])
    setALire([])
  })
  const garder = useEffectEvent(async (perdue: () => boolean) => {
    const kept = new Map(prises.read(place).map((page) => [page.id, page]))
    const name = () =>
      prises.write(
        place,
        pages.flatMap(({ id }) => kept.get(id) ?? []),
      )
    await name()
    let failed = false
    for (const page of pages) {
      const timer = setTimeout(() => setUnsaved((avant) => ({ ...avant, [page.id]: avant[page.id] ?? textesPhotos.enregistrement })), 300)
      try {
        kept.set(page.id, await keepPhotoPage(page, fichiers.keep))
        setUnsaved(({ [page.id]: _, ...autres }) => autres)
      } catch (error) {
        failed = true
        setUnsaved((avant) => ({ ...avant, [page.id]: textesPhotos.pasEnregistree(raisonDe(error)) }))
        if (!perdue() && isTransient(error)) again()
      } finally {
        clearTimeout(timer)
      }
      if (perdue()) return
      await name()
    }
    toutes.current = !failed
  })
  useEffect(() => {
    toutes.current = false
    const celui = (tour.current += 1)
    const isSuperseded = () => tour.current !== celui
    void (aLire.length > 0 ? lire(isSuperseded) : garder(isSuperseded))
  }, [aLire, pages, essai])

  return {
    unsaved,
    /** The status shown while the saved pages are being read; null otherwise. */
    lecture: aLire.length > 0 ? lecture : null,
    /** Whether every page is saved with the draft: the browser then keeps none itself. */
    all: () => toutes.current,
    /** Removes the pages from the draft, once the document is joined or given up. */
    forget: () => {
      tour.current += 1
      setALire([])
      void prises.write(place, [])
    },
  }
}
