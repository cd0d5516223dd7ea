import { useFormContext } from 'react-hook-form'
import { useDossierSaisi } from '../../demarche/dossier-saisi.ts'
import type { Saisie } from '../../demarche/demarche.ts'
import { imagesDe, type PageGardee } from './page-gardee.ts'

/** To compare: the server gives the same page back with its fields in another order, and a window that only looks writes nothing. */
const dites = (pages: readonly PageGardee[]): string =>
  JSON.stringify(pages.map(({ id, sha256, turns, whole }) => [id, sha256, turns, whole?.sha256, whole?.turns]))

/** The pages that the draft keeps of documents still being taken, by the place they are taken in. */
export const usePrises = () => {
  const { fichiers, preparer } = useDossierSaisi()
  const { getValues, setValue } = useFormContext<Saisie>()
  const lire = (place: string): readonly PageGardee[] => getValues('prises')[place] ?? []
  /** By a page, or by a document other than `sauf`. */
  const estNommee = (sha256: string, sauf?: string) =>
    Object.values(getValues('prises')).some((pages) => pages.some((page) => imagesDe(page).includes(sha256))) ||
    getValues('annexes').some(({ id, fichier }) => id !== sauf && fichier.sha256 === sha256)
  /** Saved at once; what is no longer named leaves the draft after that, never before. */
  const ecrire = async (place: string, pages: readonly PageGardee[]) => {
    const avant = lire(place)
    if (dites(avant) === dites(pages)) return
    const { [place]: _, ...autres } = getValues('prises')
    setValue('prises', pages.length > 0 ? { ...autres, [place]: pages } : autres)
    try {
      await preparer()
    } catch {
      // The state of the draft says so, and it is saved again later; a file kept in vain goes with it.
      return
    }
    for (const sha256 of avant.flatMap(imagesDe)) if (!estNommee(sha256)) fichiers.retirer({ sha256 })
  }
  return { lire, ecrire, estNommee }
}
