import { textesPhotos } from 'domain/core/textes/photos'
import { formatTaille } from 'domain/core/taille'
import { checkPagesWeight } from 'domain/core/pages'
import type { LimitesFichiers } from 'domain/core/fichier'
import { Button } from '../../widgets/Button.tsx'
import { OrderedList } from '../../widgets/OrderedList.tsx'
import { useFieldParts } from '../use-field.ts'
import { measured, weightOf } from './photo-page.ts'
import { PhotoRow } from './PhotoRow.tsx'
import type { usePhotoPages } from './use-photo-pages.ts'

interface Props extends Pick<ReturnType<typeof usePhotoPages>, 'pages' | 'busy' | 'turn' | 'crop' | 'uncrop' | 'move' | 'lighten'> {
  /** Label of the file field that the pages replace. */
  label: string
  limites: LimitesFichiers
  onRemove: (id: string) => void
  /** By page id, when pages are also saved on the server: why a page is not saved yet. */
  unsaved?: Readonly<Record<string, string>>
}

/** The photographed pages in order, their total weight, and a button to reduce it when it is too much. */
export const PhotoPages = ({ label, limites, pages, busy, turn, crop, uncrop, move, lighten, onRemove, unsaved = {} }: Props) => {
  const { id, message, messageId } = useFieldParts({ name: 'fichier', label })
  const { weight, spared } = weightOf(pages)
  const tooHeavy = checkPagesWeight(measured(pages), limites)
  return (
    <div id={id} tabIndex={-1} className={message ? 'fr-upload-group fr-upload-group--error' : 'fr-upload-group'}>
      <p className="fr-label">{label}</p>
      <p className="fr-hint-text">{textesPhotos.reunion}</p>
      <OrderedList items={pages} keyOf={(page) => page.id} nameOf={(page) => textesPhotos.page(pages.indexOf(page) + 1)} onMove={move}>
        {(page, rank) => (
          <PhotoRow
            page={page}
            rank={rank + 1}
            busy={busy}
            {...(unsaved[page.id] && { unsaved: unsaved[page.id] })}
            onTurn={() => turn(page.id)}
            onCrop={(edges) => crop(page, edges)}
            onUncrop={() => uncrop(page.id)}
            onRemove={() => onRemove(page.id)}
          />
        )}
      </OrderedList>
      <div role="status">
        <p>{textesPhotos.total(pages.length, formatTaille(weight))}</p>
        {spared > 0 && <p className="fr-hint-text">{textesPhotos.allege(formatTaille(spared))}</p>}
        {tooHeavy !== null && tooHeavy !== message && <p className="fr-error-text">{tooHeavy}</p>}
      </div>
      {message && (
        <p id={messageId} className="fr-error-text">
          {message}
        </p>
      )}
      {tooHeavy !== null && (
        <Button look="secondary" busy={busy} onClick={() => void lighten()}>
          {textesPhotos.reduire}
        </Button>
      )}
    </div>
  )
}
