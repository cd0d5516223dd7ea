import type { DemandeAttendue } from 'contract/pieces/attendue'
import { formaterJour } from 'domain/core/jour'
import { textesTableauDeBord } from 'domain/suivi/textes-tableau-de-bord'
import { ReplyLink } from '../pieces/ReplyLink.tsx'

/** What the court awaits of a person, until when, as the link that does it (HOME-06). */
export const DemandTask = ({ demand, nom }: { demand: DemandeAttendue; nom: string }) => (
  <ReplyLink demand={demand} className="fr-link">
    {textesTableauDeBord.demandes[demand.type]({ nombre: demand.nombre, date: formaterJour(demand.dateRetour), denomination: nom })}
  </ReplyLink>
)
