import { useWatch } from 'react-hook-form'
import type { LimitesFichiers } from 'domain/core/fichier'
import { formatTaille } from 'domain/core/taille'
import { textesAnnexes } from 'domain/requetes/textes/annexes'

/** Advice shown when the file is a PDF that is too heavy (ANNEX-25). */
export const HeavyPdf = ({ limites: { tailleFichierMax } }: { limites: LimitesFichiers }) => {
  const fichier = useWatch({ name: 'fichier' }) as File | null
  const lourd = fichier?.type === 'application/pdf' && fichier.size > tailleFichierMax
  return <p role="status">{lourd && textesAnnexes.pdfTropLourd(formatTaille(fichier.size), formatTaille(tailleFichierMax))}</p>
}
