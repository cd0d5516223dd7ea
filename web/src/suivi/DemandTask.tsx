import type { AwaitedDemande } from 'contract/pieces/awaited'
import { formatJour } from 'domain/core/jour'
import { askedSummary } from 'domain/requetes/actes/demande-en-mots'
import { textesTableauDeBord } from 'domain/suivi/textes/tableau-de-bord'
import { ReplyLink } from '../pieces/ReplyLink.tsx'

/** One demande of the court with its due day, as a link to the reply (HOME-06). */
export const DemandTask = ({ demand, nom }: { demand: AwaitedDemande; nom: string }) => (
  <ReplyLink demand={demand} className="fr-link">
    {textesTableauDeBord.demandes[demand.type]({
      quoi: askedSummary(demand.points),
      date: formatJour(demand.dateRetour),
      denomination: nom,
    })}
  </ReplyLink>
)
