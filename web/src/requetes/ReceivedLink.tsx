import { lireAccuseDepot } from 'contract/requetes/accuse'
import { textesAccuse } from 'domain/requetes/textes/accuse'
import { useDocument } from '../core/api/use-document.ts'

/** Downloads the acknowledgement of a filing (MAIL-08). A button, because the download needs the session's token. */
export const ReceivedLink = ({ numero }: { numero: string }) => {
  const { open, fetching } = useDocument()
  const take = () => void open(lireAccuseDepot, { params: { numero } }, textesAccuse.fichier(numero), true)
  return (
    <button type="button" className="fr-link" {...(fetching && { 'aria-disabled': true })} onClick={() => fetching || take()}>
      {textesAccuse.telecharger}
    </button>
  )
}
