import type { Droits } from './agent.ts'
import { textesSupport } from './textes-support.ts'

/** What the support does to an account; each is the type of its line in the journal of acts. */
export const actesSupport = [
  'RENVOI_ACTIVATION',
  'REINITIALISATION',
  'DESACTIVATION',
  'REACTIVATION',
  'FIN_SESSIONS',
  'RETRAIT_SECOND_FACTEUR',
  'DROITS',
] as const
export type ActeSupport = (typeof actesSupport)[number]

/** The account, as the rules of the support see it. */
export interface SituationCompte {
  uuid: string
  etat: 'INACTIF' | 'ACTIF' | 'DESACTIVE'
  /** Its person has ended it: nothing is left to reopen. */
  ferme: boolean
  authorities: readonly string[]
  /** The person has chosen a password. */
  aUnMotPasse: boolean
  secondFacteur: boolean
  /** No other active account has the authority ADMINISTRATION. */
  dernierAdministrateur: boolean
}

const { soiMeme, ...raisons } = textesSupport

const surSoiMeme = (acte: ActeSupport): string[] => (acte in soiMeme ? [soiMeme[acte as keyof typeof soiMeme]] : [])

const surLEtat: Record<ActeSupport, (compte: SituationCompte) => string | false> = {
  RENVOI_ACTIVATION: ({ etat }) => (etat === 'ACTIF' && raisons.dejaActif) || (etat === 'DESACTIVE' && raisons.desactive),
  REINITIALISATION: ({ etat }) => (etat === 'INACTIF' && raisons.pasEncoreActif) || (etat === 'DESACTIVE' && raisons.desactive),
  DESACTIVATION: ({ etat, dernierAdministrateur }) =>
    (etat === 'DESACTIVE' && raisons.desactive) || (dernierAdministrateur && raisons.dernierAdministrateur),
  REACTIVATION: ({ etat, ferme }) => (ferme && raisons.ferme) || (etat !== 'DESACTIVE' && raisons.pasDesactive),
  FIN_SESSIONS: () => false,
  RETRAIT_SECOND_FACTEUR: ({ secondFacteur }) => !secondFacteur && raisons.sansSecondFacteur,
  DROITS: () => false,
}

/**
 * What stands in the way of an act of `auteur`, an administrator, on an account; empty when it may be done. Nobody closes their own
 * account, changes their own rights or forgets their own second factor: a stolen session must not free itself (threat T26).
 */
export const obstaclesSupport = (acte: ActeSupport, compte: SituationCompte, auteur: string): string[] => {
  const etat = surLEtat[acte](compte)
  return [...(auteur === compte.uuid ? surSoiMeme(acte) : []), ...(etat === false ? [] : [etat])]
}

/**
 * What stands in the way of giving `droits`. Taking back is always possible, but from the last administrator; giving asks for an
 * account whose address is proved: whoever typed a password at its creation may not be the person, but nobody typed any when the
 * support opened it.
 */
export const obstaclesDroits = (
  { greffe, juge, administration }: Pick<Droits, 'greffe' | 'juge' | 'administration'>,
  compte: SituationCompte,
  auteur: string,
): string[] => {
  const { etat, authorities, aUnMotPasse, dernierAdministrateur } = compte
  const donne =
    (greffe && !authorities.includes('GREFFE')) ||
    (juge && !authorities.includes('JUGE')) ||
    (administration && !authorities.includes('ADMINISTRATION'))
  return [
    ...obstaclesSupport('DROITS', compte, auteur),
    ...(dernierAdministrateur && !administration ? [raisons.dernierAdministrateur] : []),
    ...(donne && etat === 'DESACTIVE' ? [raisons.desactive] : []),
    ...(donne && etat === 'INACTIF' && aUnMotPasse ? [raisons.adresseNonConfirmee] : []),
  ]
}
