import type { DemandeAttendue } from 'contract/pieces/attendue'
import { formaterJour } from 'domain/core/jour'
import { askedSummary } from 'domain/requetes/actes/demande-en-mots'
import { textesTableauDeBord } from 'domain/suivi/textes/tableau-de-bord'
import { ReplyLink } from '../pieces/ReplyLink.tsx'

/** One demande of the court with its due day, as a link to the reply (HOME-06). */
export const DemandTask = ({ demand, nom }: { demand: DemandeAttendue; nom: string }) => (
  <ReplyLink demand={demand} className="fr-link">
    {textesTableauDeBord.demandes[demand.type]({
      quoi: askedSummary(demand.points),
      date: formaterJour(demand.dateRetour),
      denomination: nom,
    })}
  </ReplyLink>
)
