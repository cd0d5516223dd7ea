import type { Situation } from 'domain/requetes/actes/situation'
import type { Demeure } from 'domain/requetes/decision/decision-notifiee'
import { demeureDuDestinataire, estANotifierA } from 'domain/requetes/actes/delai-de-recours'
import type { Declarant } from 'domain/requetes/depot/declarant'
import type { DestinataireDeDecision } from 'domain/requetes/decision/notification'
import type { Objet } from 'domain/requetes/objet'
import type { Db } from '../../core/database.ts'
import { findCommunes } from '../../core/reference/communes-sql.ts'
import { avecNotificationEnLigne } from '../../core/reglages/sql.ts'

interface Decidee {
  tribunal: string
  issuTeleservice: boolean
  depot: { declarant: Pick<Declarant, 'codePostal' | 'ville'> }
}

/**
 * Whether the declarant lives in France. Their form asks no country: an address that matches no French commune may be abroad, and the clerk
 * says where.
 */
const isFrench = async (db: Db, { codePostal, ville }: Decidee['depot']['declarant']): Promise<boolean> =>
  codePostal.length === 5 && (await findCommunes(db, { nom: ville, codePostal, tribunal: null, horsCompetence: true }, 1)).length > 0

/** Returns where the addressee of a decision lives, when opening the letter online notifies it to them; else null. */
export const demeureEnLigne = async (
  db: Db,
  { tribunal, issuTeleservice, depot }: Decidee,
  destinataire: DestinataireDeDecision,
): Promise<Demeure | null> => {
  if (!(await avecNotificationEnLigne(db, tribunal))) return null
  const { declarant } = depot
  if (destinataire === 'DECLARANT' && !(issuTeleservice && (await isFrench(db, declarant)))) return null
  return demeureDuDestinataire(destinataire, declarant.codePostal)
}

/** Same, for one reader of a request: null for a reader who is not the addressee, and once the decision has been notified. */
export const demeureANotifier = async (
  db: Db,
  requete: Decidee & Pick<Objet, 'type'>,
  situation: Situation,
  lecteur: Parameters<typeof estANotifierA>[0],
): Promise<Demeure | null> =>
  estANotifierA(lecteur, requete, situation) ? demeureEnLigne(db, requete, situation.decision?.destinataire ?? 'DECLARANT') : null
