import { useFormContext } from 'react-hook-form'
import { useDossierSaisi } from '../../dossier-saisi.ts'
import type { Saisie } from '../../demarche.ts'
import { imagesDe, type PageGardee } from './page-gardee.ts'

/** The pages as comparable text. The server returns the fields of a page in another order, and unchanged pages must not be saved. */
const dites = (pages: readonly PageGardee[]): string =>
  JSON.stringify(pages.map(({ id, sha256, turns, whole }) => [id, sha256, turns, whole?.sha256, whole?.turns]))

/** The pages that the draft keeps for documents not yet joined, by the place that holds them. */
export const usePrises = () => {
  const { fichiers, preparer } = useDossierSaisi()
  const { getValues, setValue } = useFormContext<Saisie>()
  const lire = (place: string): readonly PageGardee[] => getValues('prises')[place] ?? []
  /** Whether a page, or a document other than `sauf`, uses this file. */
  const estNommee = (sha256: string, sauf?: string) =>
    Object.values(getValues('prises')).some((pages) => pages.some((page) => imagesDe(page).includes(sha256))) ||
    getValues('annexes').some(({ id, fichier }) => id !== sauf && fichier.sha256 === sha256)
  /** Saves the pages at once. Deletes the images no longer used after the saving, never before. */
  const ecrire = async (place: string, pages: readonly PageGardee[]) => {
    const avant = lire(place)
    if (dites(avant) === dites(pages)) return
    const { [place]: _, ...autres } = getValues('prises')
    setValue('prises', pages.length > 0 ? { ...autres, [place]: pages } : autres)
    try {
      await preparer()
    } catch {
      // The state of the draft shows the failure, and the saving is retried later. An unused file is deleted with the draft.
      return
    }
    for (const sha256 of avant.flatMap(imagesDe)) if (!estNommee(sha256)) fichiers.retirer({ sha256 })
  }
  return { lire, ecrire, estNommee }
}
