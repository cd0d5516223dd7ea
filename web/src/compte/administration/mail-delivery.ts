import { textesAdministrationCompte } from 'domain/compte/textes/administration-compte'
import { formatInstant } from 'domain/core/jour'

const { remises } = textesAdministrationCompte

interface Mail {
  envoyeLe: string | null
  tentatives: number
  erreur: string | null
  refus: string | null
}

/** The delivery status of a mail. It counts as refused only after a mail server's answer. */
export const mailDelivery = ({ envoyeLe, tentatives, erreur, refus }: Mail): string => {
  if (envoyeLe !== null) return remises.envoye(formatInstant(new Date(envoyeLe)))
  if (refus !== null) return remises.refuse(tentatives, refus)
  return erreur === null ? remises.attente : remises.echec(tentatives, erreur)
}
