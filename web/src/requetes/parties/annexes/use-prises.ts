import { useFormContext } from 'react-hook-form'
import { useDossierContext } from '../../dossier-context.ts'
import type { Saisie } from '../../demarche.ts'
import { imagesDe, type KeptPage } from './kept-page.ts'

/** The pages as comparable text. The server returns the fields of a page in another order, and unchanged pages must not be saved. */
const serializePages = (pages: readonly KeptPage[]): string =>
  JSON.stringify(pages.map(({ id, sha256, turns, whole }) => [id, sha256, turns, whole?.sha256, whole?.turns]))

/** The pages that the draft keeps for documents not yet joined, by the place that holds them. */
export const usePrises = () => {
  const { fichiers, prepare } = useDossierContext()
  const { getValues, setValue } = useFormContext<Saisie>()
  const read = (place: string): readonly KeptPage[] => getValues('prises')[place] ?? []
  /** Whether a page, or a document other than `sauf`, uses this file. */
  const isNamed = (sha256: string, sauf?: string) =>
    Object.values(getValues('prises')).some((pages) => pages.some((page) => imagesDe(page).includes(sha256))) ||
    getValues('annexes').some(({ id, fichier }) => id !== sauf && fichier.sha256 === sha256)
  /** Saves the pages at once. Deletes the images no longer used after the saving, never before. */
  const write = async (place: string, pages: readonly KeptPage[]) => {
    const avant = read(place)
    if (serializePages(avant) === serializePages(pages)) return
    const { [place]: _, ...autres } = getValues('prises')
    setValue('prises', pages.length > 0 ? { ...autres, [place]: pages } : autres)
    try {
      await prepare()
    } catch {
      // The state of the draft shows the failure, and the saving is retried later. An unused file is deleted with the draft.
      return
    }
    for (const sha256 of avant.flatMap(imagesDe)) if (!isNamed(sha256)) fichiers.remove({ sha256 })
  }
  return { read, write, isNamed }
}
