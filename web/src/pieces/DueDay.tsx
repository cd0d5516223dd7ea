import { lireEcheance } from 'contract/pieces/pieces'
import { formatJour } from 'domain/core/jour'
import { textesEcheances } from 'domain/pieces/textes/echeances'
import type { Address } from './address.ts'

const { prendre } = textesEcheances

/** Downloads the due day as a calendar event. */
export const DueDay = ({ address: { requete, piece }, day }: { address: Address; day: string }) => (
  <a href={lireEcheance.path.replace(':requete', requete).replace(':piece', piece)} download className="fr-link">
    {prendre.visible}
    <span className="fr-sr-only"> {prendre.complement(formatJour(day))}</span>
  </a>
)
