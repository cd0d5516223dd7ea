import { lireBordereau } from 'contract/requetes/bordereau'
import { textesStatutsPapier } from 'domain/requetes/textes/statuts-papier'
import { useDocument } from '../core/api/use-document.ts'

const { telecharger } = textesStatutsPapier

/**
 * Downloads the slip to join to the signed paper statutes of a creation (FINAL-06). A button, because the download needs the session's
 * token.
 */
export const SlipLink = ({ numero }: { numero: string }) => {
  const { open, fetching } = useDocument()
  const take = () => void open(lireBordereau, { params: { numero } }, `bordereau-${numero}.pdf`, true)
  return (
    <button type="button" className="fr-link" {...(fetching && { 'aria-disabled': true })} onClick={() => fetching || take()}>
      {telecharger.visible}
      <span className="fr-sr-only"> {telecharger.complement(numero)}</span>
    </button>
  )
}
