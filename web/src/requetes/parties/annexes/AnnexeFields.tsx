import { useWatch } from 'react-hook-form'
import { typesAdmis, type ModeAnnexe } from 'domain/core/documents'
import type { LimitesFichiers } from 'domain/core/fichier'
import { formaterTaille } from 'domain/core/taille'
import { textesFichiers } from 'domain/core/textes-fichiers'
import { textesAnnexes } from 'domain/requetes/textes-annexes'
import { FileOrPages } from '../../../core/form/file/FileOrPages.tsx'
import { TextField } from '../../../core/form/TextField.tsx'
import { TypeFields } from './TypeFields.tsx'

interface Props {
  mode: ModeAnnexe
  limites: LimitesFichiers
  /** The head office's (ANNEX-34). */
  codePostal: string
}

/** The file is too heavy and a PDF: what to do about it (ANNEX-25). */
const Conseil = ({ limites }: Pick<Props, 'limites'>) => {
  const fichier = useWatch({ name: 'fichier' }) as File | null
  const lourd = fichier?.type === 'application/pdf' && fichier.size > limites.tailleFichierMax
  return <p role="status">{lourd && textesAnnexes.pdfTropLourd(formaterTaille(fichier.size), formaterTaille(limites.tailleFichierMax))}</p>
}

/** The fields of an annexe: what it is, then its file, which names it. */
export const AnnexeFields = ({ mode, limites, codePostal }: Props) => (
  <>
    <TypeFields types={typesAdmis[mode]} contexte={mode} codePostal={codePostal} />
    <FileOrPages
      label={textesAnnexes.fichier}
      hint={`${textesFichiers.formatsAcceptes} ${textesAnnexes.auPlus(formaterTaille(limites.tailleFichierMax))} ${textesAnnexes.metadonnees}`}
      limites={limites}
    />
    <Conseil limites={limites} />
    <TextField name="nom" label={textesAnnexes.nom} />
  </>
)
