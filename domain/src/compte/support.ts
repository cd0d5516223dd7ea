import type { Droits } from './agent.ts'
import { textesSupport } from './textes/support.ts'

/** The acts of the support on an account. Each is the type of its line in the journal of acts. */
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

/** The fields of an account on which the rules of the support depend. */
export interface SituationCompte {
  uuid: string
  etat: 'INACTIF' | 'ACTIF' | 'DESACTIVE'
  /** Its person closed it: nothing is left to reopen. */
  ferme: boolean
  authorities: readonly string[]
  /** The person has already chosen a password. */
  aUnMotPasse: boolean
  secondFacteur: boolean
  /** No other active account has the authority ADMINISTRATION. */
  dernierAdministrateur: boolean
}

const { soiMeme, ...raisons } = textesSupport

const obstaclesOnSelf = (acte: ActeSupport): string[] => (acte in soiMeme ? [soiMeme[acte as keyof typeof soiMeme]] : [])

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
 * Why `auteur`, an administrator, cannot do an act on an account; empty when they can. Nobody closes their own account, changes
 * their own rights or removes their own second factor: a stolen session must not free itself (threat T26).
 */
export const obstaclesSupport = (acte: ActeSupport, compte: SituationCompte, auteur: string): string[] => {
  const etat = surLEtat[acte](compte)
  return [...(auteur === compte.uuid ? obstaclesOnSelf(acte) : []), ...(etat === false ? [] : [etat])]
}

/**
 * Why `droits` cannot be given. Rights can always be taken back, except the administration of the last administrator.
 * Giving rights needs a confirmed address: the password of an unconfirmed account may have been chosen by somebody else.
 * An account opened by the support has no password yet, so it needs no confirmation.
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
