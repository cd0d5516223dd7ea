import type { WordedCourriel } from '../../core/courriel.ts'
import { textesCourriel } from '../../core/textes/courriel.ts'
import type { NotifiedDecision } from '../decision/notified-decision.ts'
import { recoursFinEnMots, notificationEnMots, possibleEnMots } from '../actes/delai-de-recours.ts'
import { textesCourrielsRequete } from '../textes/courriels.ts'
import { textesRecours } from '../textes/recours.ts'

interface Notification {
  numero: string
  denomination: string
  notifiee: NotifiedDecision
  /** Page of the request, where the decision is read. */
  lien: string
}

/** Mail: a decision was notified, and may be appealed until a day (MAIL-08). */
export const courrielNotification = ({ numero, denomination, notifiee, lien }: Notification): WordedCourriel => ({
  sujet: textesRecours.courriel.sujet(numero),
  paragraphes: [
    `${notificationEnMots(notifiee)} ${possibleEnMots(notifiee)}`,
    textesCourrielsRequete.association(denomination),
    textesCourriel.voie(textesRecours.courriel.lien, lien),
  ],
})

/** Mail: the announced notification was corrected, so the end of the delay is unknown again (MAIL-08). */
export const courrielCorrectedNotification = ({ numero, denomination, notifiee, lien }: Notification): WordedCourriel => ({
  sujet: textesRecours.courriel.sujetCorrige(numero),
  paragraphes: [
    `${textesRecours.courriel.corrigee(recoursFinEnMots(notifiee))} ${possibleEnMots(null)}`,
    textesCourrielsRequete.association(denomination),
    textesCourriel.voie(textesRecours.courriel.lien, lien),
  ],
})
