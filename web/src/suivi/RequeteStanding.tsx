import type { RequeteTableauDeBord } from 'contract/suivi/requetes'
import { textesStatutsPapier } from 'domain/requetes/textes/statuts-papier'
import { SlipLink } from '../requetes/SlipLink.tsx'
import { StateBadge } from './StateBadge.tsx'
import { OutcomeBox } from './OutcomeBox.tsx'

interface Props {
  request: Pick<RequeteTableauDeBord, 'numero' | 'etat' | 'phrase' | 'retireeLe' | 'statutsPapier'>
  /** True when the request was withdrawn from this page. */
  justWithdrawn: boolean
}

/** Where a request stands for its declarant: state, one sentence, paper statutes still to send (STATE-14, STAFF-05). */
export const RequeteStanding = ({ request: { numero, etat, phrase, retireeLe, statutsPapier }, justWithdrawn }: Props) => (
  <>
    <OutcomeBox takesFocus={justWithdrawn}>
      <p>
        <StateBadge etat={etat} retireeLe={retireeLe} />
      </p>
      <p>{phrase}</p>
    </OutcomeBox>
    {statutsPapier && (
      <p>
        {textesStatutsPapier.phrase(statutsPapier.ou)}
        {statutsPapier.attendus && (
          <>
            <br />
            <SlipLink numero={numero} />
          </>
        )}
      </p>
    )}
  </>
)
