import type { getRequete } from 'contract/suivi/requete'
import type { Answer } from 'contract/core/call'
import { textesNotification as textes } from 'domain/requetes/textes/notification'
import { textesRecours } from 'domain/requetes/textes/recours'
import { textesRequetes } from 'domain/requetes/textes/common'

type Destinataire = NonNullable<Answer<typeof getRequete>['documents'][number]['destinataire']>

/** Addressee, delivery and appeal of a decision, as the court chose them. Read only (ENT-20). */
export const DecisionDelivery = ({ libelle, pourvoi, lrar, delai, vautNotification }: Destinataire) => (
  <p className="fr-text--sm">
    {textes.adresseeA(libelle)} {lrar && `${textes.lrarDite} `}
    {textes.recoursDit(textesRequetes.recours[pourvoi], delai)} {vautNotification && textesRecours.ouvertureEnLigne}
  </p>
)
