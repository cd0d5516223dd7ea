import type { Situation } from 'domain/requetes/actes/situation'
import type { Demeure } from 'domain/requetes/decision/notified-decision'
import { destinataireDemeure, isToBeNotified } from 'domain/requetes/actes/delai-de-recours'
import type { Declarant } from 'domain/requetes/depot/declarant'
import type { DestinataireDeDecision } from 'domain/requetes/decision/notification'
import type { Objet } from 'domain/requetes/objet'
import type { Db } from '../../core/database.ts'
import { findCommunes } from '../../core/reference/communes-sql.ts'
import { hasNotificationEnLigne } from '../../core/reglages/sql.ts'

interface DecisionFacts {
  tribunal: string
  issuTeleservice: boolean
  depot: { declarant: Pick<Declarant, 'codePostal' | 'ville'> }
}

/**
 * Whether the declarant lives in France. Their form asks no country: an address that matches no French commune may be abroad, and the clerk
 * says where.
 */
const isFrench = async (db: Db, { codePostal, ville }: DecisionFacts['depot']['declarant']): Promise<boolean> =>
  codePostal.length === 5 && (await findCommunes(db, { nom: ville, codePostal, tribunal: null, horsCompetence: true }, 1)).length > 0

/** Returns where the addressee of a decision lives, when opening the letter online notifies it to them; else null. */
export const onlineDemeure = async (
  db: Db,
  { tribunal, issuTeleservice, depot }: DecisionFacts,
  destinataire: DestinataireDeDecision,
): Promise<Demeure | null> => {
  if (!(await hasNotificationEnLigne(db, tribunal))) return null
  const { declarant } = depot
  if (destinataire === 'DECLARANT' && !(issuTeleservice && (await isFrench(db, declarant)))) return null
  return destinataireDemeure(destinataire, declarant.codePostal)
}

/** Same, for one reader of a request: null for a reader who is not the addressee, and once the decision has been notified. */
export const demeureToNotify = async (
  db: Db,
  requete: DecisionFacts & Pick<Objet, 'type'>,
  situation: Situation,
  lecteur: Parameters<typeof isToBeNotified>[0],
): Promise<Demeure | null> =>
  isToBeNotified(lecteur, requete, situation) ? onlineDemeure(db, requete, situation.decision?.destinataire ?? 'DECLARANT') : null
