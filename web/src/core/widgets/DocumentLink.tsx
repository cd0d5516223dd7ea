import { maxOuverture } from 'domain/core/constants'
import { formatTaille } from 'domain/core/taille'
import { textesFichiersLecture } from 'domain/core/textes/fichiers-lecture'

interface Props {
  nom: string
  /** Octets. */
  taille: number
  onOpen: () => void
  busy: boolean
}

const formats: Record<string, string> = { pdf: 'PDF', jpg: 'JPEG', jpeg: 'JPEG', png: 'PNG' }

/** Opens or downloads a document, and says which beforehand (CONST-10). A button, because the call needs the session's token. */
export const DocumentLink = ({ nom, taille, onOpen, busy }: Props) => {
  const format = formats[nom.split('.').at(-1)?.toLowerCase() ?? '']
  const name = taille > maxOuverture ? textesFichiersLecture.enregistre : textesFichiersLecture.ouvert
  return (
    <button type="button" className="fr-link document-link" {...(busy && { 'aria-disabled': true })} onClick={() => busy || onOpen()}>
      {name(nom, [format, formatTaille(taille)].filter(Boolean).join(', '))}
    </button>
  )
}
