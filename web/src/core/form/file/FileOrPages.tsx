import type { LimitesFichiers } from 'domain/core/fichier'
import { textesPhotos } from 'domain/core/textes/photos'
import { useFocusAfterRemoval } from '../../use-focus-after-removal.ts'
import { FileField } from './FileField.tsx'
import { FilesButton } from './FilesButton.tsx'
import { HeavyPhoto } from './HeavyPhoto.tsx'
import { PhotoPages } from './PhotoPages.tsx'
import { useFileOrPages } from './use-file-or-pages.ts'
import './photos.css'

interface Props {
  label: string
  hint: string
  limites: LimitesFichiers
  unsaved?: Readonly<Record<string, string>>
}

/**
 * A document: its file in `fichier` with its name in `nom`, or its photographed pages in `pages` (ANNEX-01). A HEIC photograph becomes
 * a page if the browser can read it.
 */
export const FileOrPages = ({ label, hint, limites, unsaved = {} }: Props) => {
  const { heavy, file: _file, add, remove, asPage, isForeign, ...photo } = useFileOrPages(limites)
  const { pages, busy } = photo
  const { heading, removed } = useFocusAfterRemoval<HTMLDivElement>()
  return (
    <div ref={heading} tabIndex={-1} role="group" aria-label={textesPhotos.groupe} className="photos">
      {pages.length === 0 ? (
        <FileField
          name="fichier"
          label={label}
          hint={hint}
          accept={limites.mimeAcceptes}
          names="nom"
          onChosen={(chosen) => void (isForeign(chosen) && asPage(chosen))}
        />
      ) : (
        <PhotoPages
          {...photo}
          label={label}
          limites={limites}
          unsaved={unsaved}
          onRemove={(id) => {
            remove(id)
            removed()
          }}
        />
      )}
      {heavy && <HeavyPhoto photo={heavy} limites={limites} busy={busy} onReduce={() => void asPage(heavy)} />}
      <FilesButton
        label={pages.length === 0 ? textesPhotos.photographier : textesPhotos.ajouter}
        busy={busy}
        onFiles={(photos) => void add(photos)}
      />
      <p role="status">{busy && textesPhotos.preparation}</p>
    </div>
  )
}
