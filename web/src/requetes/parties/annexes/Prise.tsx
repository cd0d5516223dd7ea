import { useFormContext, useFormState } from 'react-hook-form'
import type { LimitesFichiers } from 'domain/core/fichier'
import { formatTaille } from 'domain/core/taille'
import { textesPhotos } from 'domain/core/textes/photos'
import { textesAnnexes } from 'domain/requetes/textes/annexes'
import { FilesButton } from '../../../core/form/file/FilesButton.tsx'
import { HeavyPhoto } from '../../../core/form/file/HeavyPhoto.tsx'
import { PhotoPages } from '../../../core/form/file/PhotoPages.tsx'
import { useFileOrPages } from '../../../core/form/file/use-file-or-pages.ts'
import { useFocusAfterRemoval } from '../../../core/use-focus-after-removal.ts'
import { Button } from '../../../core/widgets/Button.tsx'
import { Buttons } from '../../../core/widgets/Buttons.tsx'
import { HeavyPdf } from './HeavyPdf.tsx'
import '../../../core/form/file/photos.css'

interface Props {
  /** The title of the slot. */
  titre: string
  limites: LimitesFichiers
  sending: boolean
  /** Why a page is not yet saved with the draft, by page id. */
  unsaved: Readonly<Record<string, string>>
  /** True when this document replaces another. */
  replacing: boolean
  /** Corrects the details of the document in place, without replacing its file. */
  onCorrect?: () => void
  onFile: (file: File) => Promise<void>
  onCancel: () => void
}

/** Takes the document of a slot: photographed page by page, or chosen. Shows a file or pages that wait for a date or for more pages. */
export const Prise = ({ titre, limites, sending, unsaved, replacing, onCorrect, onFile, onCancel }: Props) => {
  const { setValue } = useFormContext()
  const { file, heavy, add, remove, asPage, isForeign, ...photo } = useFileOrPages(limites)
  const { pages, busy } = photo
  const { errors } = useFormState({ name: 'fichier' })
  const { heading, removed } = useFocusAfterRemoval<HTMLDivElement>()
  const named = (geste: string) => textesAnnexes.pourLaquelle(geste, titre)
  const held = pages.length > 0 || (file !== null && !errors['fichier'])
  const gesture = pages.length === 0 ? textesAnnexes.photographier : textesPhotos.ajouter
  const choose = (chosen: File) => {
    setValue('nom', chosen.name)
    void (isForeign(chosen) ? asPage(chosen) : onFile(chosen))
  }
  const photograph = (photos: readonly File[]) => {
    setValue('nom', '')
    void add(photos)
  }
  return (
    <div ref={heading} tabIndex={-1} role="group" aria-label={named(textesPhotos.groupe)} className="photos">
      {pages.length > 0 && (
        <PhotoPages
          {...photo}
          unsaved={unsaved}
          limites={limites}
          label={textesPhotos.pages}
          onRemove={(id) => {
            remove(id)
            removed()
          }}
        />
      )}
      {heavy && <HeavyPhoto photo={heavy} limites={limites} busy={busy} onReduce={() => void asPage(heavy)} />}
      <HeavyPdf limites={limites} />
      <p role="status">{held && !sending && file && textesAnnexes.tenu(file.name, formatTaille(file.size))}</p>
      <Buttons>
        {held && (
          <Button type="submit" busy={busy || sending} name={named(textesAnnexes.joindre)}>
            {textesAnnexes.joindre}
          </Button>
        )}
        {onCorrect && !held && (
          <Button look="secondary" name={named(textesAnnexes.corriger)} onClick={onCorrect}>
            {textesAnnexes.corriger}
          </Button>
        )}
        <FilesButton label={gesture} name={named(gesture)} busy={busy || sending} onFiles={photograph} />
        {pages.length === 0 && (
          <FilesButton
            label={textesAnnexes.choisir}
            name={named(textesAnnexes.choisir)}
            busy={busy || sending}
            accept={limites.mimeAcceptes}
            onFiles={([chosen]) => chosen && choose(chosen)}
          />
        )}
        {(held || replacing) && (
          <Button look="tertiary" name={named(textesAnnexes.annuler)} onClick={onCancel}>
            {textesAnnexes.annuler}
          </Button>
        )}
      </Buttons>
      <p role="status">{busy && textesPhotos.preparation}</p>
    </div>
  )
}
