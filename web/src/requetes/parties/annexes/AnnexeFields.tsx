import { type ModeAnnexe, allowedTypes } from 'domain/core/documents'
import type { LimitesFichiers } from 'domain/core/fichier'
import { formatTaille } from 'domain/core/taille'
import { nomsDesFormats } from 'domain/core/reglages'
import { textesFichiers } from 'domain/core/textes/fichiers'
import { textesAnnexes } from 'domain/requetes/textes/annexes'
import { FileOrPages } from '../../../core/form/file/FileOrPages.tsx'
import { TextField } from '../../../core/form/TextField.tsx'
import { HeavyPdf } from './HeavyPdf.tsx'
import { TypeFields } from './TypeFields.tsx'

interface Props {
  mode: ModeAnnexe
  limites: LimitesFichiers
  /** The postal code of the head office: it decides the newspapers (ANNEX-34). */
  codePostal: string
  /** Why a page is not yet saved with the draft, by page id. Omitted where there is no draft. */
  unsaved?: Readonly<Record<string, string>>
}

/** The fields of an annexe: its type and details, its file or pages, its name. */
export const AnnexeFields = ({ mode, limites, codePostal, unsaved = {} }: Props) => (
  <>
    <TypeFields types={allowedTypes[mode]} contexte={mode} codePostal={codePostal} />
    <FileOrPages
      label={textesAnnexes.fichier}
      hint={`${textesFichiers.formatsAcceptes(nomsDesFormats(limites.mimeAcceptes))} ${textesAnnexes.auPlus(formatTaille(limites.tailleFichierMax))} ${textesAnnexes.metadonnees}`}
      limites={limites}
      unsaved={unsaved}
    />
    <HeavyPdf limites={limites} />
    <TextField name="nom" label={textesAnnexes.nom} />
  </>
)
