import type { MessageDuService } from 'domain/app/messages'
import type { NatureMessage } from 'domain/app/natures-messages'
import { heureDeParis, jourDeParis } from 'domain/core/jour'

/** What the form of a message holds. */
export interface MessageValues {
  nature: NatureMessage
  texte: string
  destinataires: MessageDuService['destinataires']
  debutJour: string
  debutHeure: string
  finJour: string
  finHeure: string
}

/** From now on, for everybody: what an incident asks for. */
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
