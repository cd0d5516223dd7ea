import { useFormContext, useWatch } from 'react-hook-form'
import type { LimitesFichiers } from 'domain/core/fichier'
import { formaterTaille } from 'domain/core/taille'
import { textesPhotos } from 'domain/core/textes-photos'
import { useFocusAfterRemoval } from '../../use-focus-after-removal.ts'
import { Button } from '../../widgets/Button.tsx'
import { FileField } from './FileField.tsx'
import { PhotoInput } from './PhotoInput.tsx'
import { PhotoPages } from './PhotoPages.tsx'
import { usePhotoPages } from './use-photo-pages.ts'
import './photos.css'

interface Props {
  label: string
  hint: string
  limites: LimitesFichiers
}

/** A picture that only this device may read: phones name HEIC by its type, desks often by nothing but the name of the file. */
const isForeignPicture = ({ type, name }: File, { mimeAcceptes }: LimitesFichiers): boolean =>
  (type.startsWith('image/') && !mimeAcceptes.includes(type)) || /\.hei[cf]$/i.test(name)

/**
 * A document: its file, in `fichier` and named by `nom`, or its pages photographed one by one, in `pages` (ANNEX-01). A photograph too heavy
 * is offered reduced (ANNEX-25), one of another format is turned into a page where the browser can read it.
 */
export const FileOrPages = ({ label, hint, limites }: Props) => {
  const { getValues, setValue } = useFormContext()
  const { pages, busy, add, remove, ...acts } = usePhotoPages()
  const { heading, removed } = useFocusAfterRemoval<HTMLDivElement>()
  const file = useWatch({ name: 'fichier' }) as File | null
  const offered = file !== null && file.type.startsWith('image/') && file.size > limites.tailleFichierMax
  const usePhoto = async (photo: File) => {
    await add([photo])
    // The document bears the name of what the person chose, not its former format.
    if (getValues('fichier') === null && getValues('nom') === photo.name) setValue('nom', photo.name.replace(/\.\w+$/, ''))
  }
  return (
    <div ref={heading} tabIndex={-1} role="group" aria-label={textesPhotos.groupe} className="photos">
      {pages.length === 0 ? (
        <FileField
          name="fichier"
          label={label}
          hint={hint}
          accept={limites.mimeAcceptes}
          names="nom"
          onChosen={(chosen) => void (isForeignPicture(chosen, limites) && usePhoto(chosen))}
        />
      ) : (
        <PhotoPages
          {...acts}
          pages={pages}
          busy={busy}
          label={label}
          limites={limites}
          onRemove={(id) => {
            remove(id)
            removed()
          }}
        />
      )}
      {offered && (
        <div>
          <p role="status">{textesPhotos.proposition(formaterTaille(file.size), formaterTaille(limites.tailleFichierMax))}</p>
          <Button look="secondary" busy={busy} onClick={() => void usePhoto(file)}>
            {textesPhotos.utiliserReduite}
          </Button>
        </div>
      )}
      <PhotoInput
        label={pages.length === 0 ? textesPhotos.photographier : textesPhotos.ajouter}
        busy={busy}
        onPhotos={(photos) => void add(photos)}
      />
      <p role="status">{busy && textesPhotos.preparation}</p>
    </div>
  )
}
