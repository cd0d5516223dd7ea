import type { SiteMessage } from 'domain/app/messages'
import type { NatureMessage } from 'domain/app/natures-messages'
import { heureDeParis, jourDeParis } from 'domain/core/jour'

/** The values of a message's form. */
export interface MessageValues {
  nature: NatureMessage
  texte: string
  destinataires: SiteMessage['destinataires']
  debutJour: string
  debutHeure: string
  finJour: string
  finHeure: string
}

/** The default message, as for an incident: it starts now and is for everybody. */
export const emptyMessage = (): MessageValues => {
  const now = new Date()
  return {
    nature: 'INFORMATION',
    texte: '',
    destinataires: 'TOUS',
    debutJour: jourDeParis(now),
    debutHeure: heureDeParis(now),
    finJour: '',
    finHeure: '',
  }
}
