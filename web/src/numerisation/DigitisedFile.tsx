import { lireNumerisation } from 'contract/numerisation/numerisation'
import { formatTaille } from 'domain/core/taille'
import { textesNumerisation } from 'domain/numerisation/textes/common'
import { useDocument } from '../core/api/use-document.ts'

interface Props {
  numero: string
  doc: { nom: string; taille: number }
}

/** Opens the digitised paper file (DIGIT-11). A button, because the call needs the session's token. */
export const DigitisedFile = ({ numero, doc: { nom, taille } }: Props) => {
  const { open, fetching } = useDocument()
  const read = () => {
    if (!fetching) void open(lireNumerisation, { params: { numero, nom } }, nom)
  }
  return (
    <button type="button" className="fr-link document-link" {...(fetching && { 'aria-disabled': true })} onClick={read}>
      {textesNumerisation.consulter(formatTaille(taille))}
    </button>
  )
}
