import type { DemandeDePieces } from 'contract/pieces/pieces'
import { textesLettre } from 'domain/pieces/textes/lettre'
import { textesPageReponse as textes } from 'domain/pieces/textes/page'

/** The court's general observation on its demande (PIECES-07). Without scripts, also says how else to answer. */
export const CourtSays = ({ demand: { type, observation, lettre } }: { demand: DemandeDePieces }) => (
  <>
    {type === 'AVIS_FINS_PAIEMENT' && (
      <>
        <p>{textes.paiement}</p>
        <p>
          <a href={lettre.lien} download className="fr-link">
            {textes.projetDAvis}
          </a>
        </p>
      </>
    )}
    {type === 'PROJET_REJET' && <p>{textesLettre.PROJET_REJET.annonce}</p>}
    {observation !== null && (
      <div className="point__precisions">
        <p className="fr-text--bold">{textesLettre.observation}</p>
        <p>{observation}</p>
      </div>
    )}
    <noscript>
      <p>{textes.sansScript}</p>
    </noscript>
  </>
)
