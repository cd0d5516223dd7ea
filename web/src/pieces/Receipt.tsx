import { lireAccuseReponse } from 'contract/pieces/pieces'
import { textesPageReponse as textes } from 'domain/pieces/textes/page'
import type { Address } from './address.ts'

/** Downloads the acknowledgement of a sent reply. A plain link: the code in the address gives access. */
export const Receipt = ({ address: { requete, piece } }: { address: Address }) => (
  <p>
    <a href={lireAccuseReponse.path.replace(':requete', requete).replace(':piece', piece)} download className="fr-link">
      {textes.accuse}
    </a>
  </p>
)
