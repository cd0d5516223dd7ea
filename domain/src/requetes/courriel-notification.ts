import type { CourrielRedige } from '../core/courriel.ts'
import { textesCourriel } from '../core/textes-courriel.ts'
import type { DecisionNotifiee } from './decision-notifiee.ts'
import { finDuRecoursEnMots, notificationEnMots, possibleEnMots } from './delai-de-recours.ts'
import { textesCourrielsRequete } from './textes-courriels.ts'
import { textesRecours } from './textes-recours.ts'

interface Notification {
  numero: string
  denomination: string
  notifiee: DecisionNotifiee
  /** Page of the request, where the decision is read. */
  lien: string
}

/** A decision has been notified: until when it may be appealed (MAIL-08). */
export const courrielNotification = ({ numero, denomination, notifiee, lien }: Notification): CourrielRedige => ({
  sujet: textesRecours.courriel.sujet(numero),
  paragraphes: [
    `${notificationEnMots(notifiee)} ${possibleEnMots(notifiee)}`,
    textesCourrielsRequete.association(denomination),
    textesCourriel.voie(textesRecours.courriel.lien, lien),
  ],
})

/** The notification that was announced was corrected: the delay is not known any more (MAIL-08). */
export const courrielNotificationCorrigee = ({ numero, denomination, notifiee, lien }: Notification): CourrielRedige => ({
  sujet: textesRecours.courriel.sujetCorrige(numero),
  paragraphes: [
    `${textesRecours.courriel.corrigee(finDuRecoursEnMots(notifiee))} ${possibleEnMots(null)}`,
    textesCourrielsRequete.association(denomination),
    textesCourriel.voie(textesRecours.courriel.lien, lien),
  ],
})
