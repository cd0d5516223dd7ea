import type { RequeteTableauDeBord } from 'contract/suivi/requetes'
import { libelleEtat } from 'domain/requetes/etat-public'
import { textesStatutsPapier } from 'domain/requetes/textes-statuts-papier'
import { Badge } from '../core/widgets/Badge.tsx'
import { SlipLink } from '../requetes/SlipLink.tsx'
import { Told } from './Told.tsx'

const tones = { EN_COURS: 'info', INSCRITE: 'success', REJETEE: 'error' } as const

interface Props {
  request: Pick<RequeteTableauDeBord, 'numero' | 'etat' | 'phrase' | 'retireeLe' | 'statutsPapier'>
  /** It has just been taken back from this page. */
  justWithdrawn: boolean
}

/** Where a request stands for its declarant: its state, one sentence, and what is still to be sent by mail (STATE-14, STAFF-05). */
export const Standing = ({ request: { numero, etat, phrase, retireeLe, statutsPapier }, justWithdrawn }: Props) => (
  <>
    <Told takesFocus={justWithdrawn}>
      <p>
        <Badge tone={retireeLe === null ? tones[etat] : 'neutral'}>{libelleEtat(etat, retireeLe)}</Badge>
      </p>
      <p>{phrase}</p>
    </Told>
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
