import type { DemandeDePieces } from 'contract/pieces/pieces'
import { formatJour } from 'domain/core/jour'
import { textesPageReponse as textes } from 'domain/pieces/textes/page'
import type { Address } from './address.ts'
import { DueDay } from './DueDay.tsx'

interface Props {
  address: Address
  demand: DemandeDePieces
  /** The demande is still waiting for its reply. */
  open: boolean
}

/** The court that asks, the request concerned, and the last day to answer. Nothing personal: anybody may hold the link (PIECES-05, PIECES-24). */
export const DemandHead = ({ address, demand: { tribunal, denomination, numero, dateRetour, enRetard, lettre }, open }: Props) => (
  <div className="demand-head">
    <p>
      <strong>{tribunal.libelle}</strong>
      <br />
      {textes.association(denomination)}
      <br />
      {textes.requete(numero)}
    </p>
    {open && (
      <p className={enRetard ? 'demand-head__day demand-head__day--late' : 'demand-head__day'}>
        {(enRetard ? textes.enRetard : textes.auPlusTard)(formatJour(dateRetour))}
      </p>
    )}
    <p>
      <a href={lettre.lien} download className="fr-link">
        {textes.lettre}
      </a>
      {open && (
        <>
          <br />
          <DueDay address={address} day={dateRetour} />
        </>
      )}
    </p>
  </div>
)
