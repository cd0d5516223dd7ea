import { genererExtrait } from 'contract/extrait/extrait'
import { textesActionExtrait } from 'domain/extrait/textes/action'
import { textesDelivrance } from 'domain/extrait/textes/delivrance'
import { useDocument } from '../core/api/use-document.ts'
import { notify } from '../core/notices/notices-store.ts'

/** Generates a new extract and opens it (SHEET-06, ACTION-09, ACTION-10). */
export const useExtrait = (numero: string) => {
  const { open, fetching } = useDocument()
  const generate = async () => {
    const given = await open(
      genererExtrait,
      { params: { numero }, query: { conforme: 'true', winlogas: 'false' } },
      textesDelivrance.fichier(numero),
    )
    if (given) notify('success', textesActionExtrait.genere)
  }
  return { generate, enCours: fetching }
}
