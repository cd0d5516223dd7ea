import type { DemandeDePieces } from 'contract/pieces/pieces'
import { formatInstant, formatJour } from 'domain/core/jour'
import { textesReponse } from 'domain/pieces/textes/reponse'
import { Alert } from '../core/widgets/Alert.tsx'
import type { Address } from './address.ts'
import { Receipt } from './Receipt.tsx'
import { UnsentObservation } from './UnsentObservation.tsx'

/** The court's name and address in one line; only the name when the address is unknown. */
const courtOf = ({ libelle, complementAdresse, adresse, codePostal, commune }: DemandeDePieces['tribunal']): string =>
  [libelle, complementAdresse, adresse, [codePostal, commune].filter(Boolean).join(' ')].filter(Boolean).join(', ')

const sentenceOf = ({ etat, closeLe, le, transmission, tribunal, numero }: DemandeDePieces): string => {
  if (transmission) return textesReponse.dejaTransmise(formatInstant(new Date(transmission.transmiseLe)))
  const day = formatJour(closeLe ?? le)
  return etat === 'RETIREE' ? textesReponse.retiree(day) : textesReponse.expiree(day, courtOf(tribunal), numero)
}

interface Props {
  address: Address
  demand: DemandeDePieces
  /** The observation typed here and never sent. */
  unsent: string
}

/** PIECES-04: the page of a demande that is no longer open. It says why. */
export const ClosedDemande = ({ address, demand, unsent }: Props) => (
  <>
    <Alert level={demand.etat === 'EXPIREE' ? 'warning' : 'info'} title={textesReponse.aucune}>
      <p>{sentenceOf(demand)}</p>
      {demand.transmission && <Receipt address={address} />}
    </Alert>
    {unsent !== '' && <UnsentObservation text={unsent} />}
  </>
)
