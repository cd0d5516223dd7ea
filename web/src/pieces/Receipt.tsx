import { lireAccuseReponse } from 'contract/pieces/pieces'
import { textesPageReponse as textes } from 'domain/pieces/textes-page'
import type { Address } from './address.ts'

/** The receipt of a transmitted reply: a link of the browser's own, for whoever holds the code. */
export const Receipt = ({ address: { requete, piece } }: { address: Address }) => (
  <p>
    <a href={lireAccuseReponse.path.replace(':requete', requete).replace(':piece', piece)} download className="fr-link">
      {textes.accuse}
    </a>
  </p>
)
