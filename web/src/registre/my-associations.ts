import type { Answer } from 'contract/core/call'
import type { dashboardAssociation } from 'contract/registre/registre'
import { droitsEnMots } from 'domain/rattachements/droits-en-mots'
import { parNom } from 'domain/registre/par-nom'
import { textesAssociations } from 'domain/registre/textes-associations'

export type MyAssociation = Answer<typeof dashboardAssociation>[number]

/** What waits for the person comes first (MINE-05); then by name, accents aside. */
const ranks = { INVITATION_EN_COURS: 0, RATTACHE: 1, EN_COURS: 2, NON_RATTACHE: 3 } as const

export const sortAssociations = (associations: readonly MyAssociation[]): MyAssociation[] =>
  associations.toSorted((one, other) => ranks[one.rattachement] - ranks[other.rattachement] || parNom(one, other))

/** The invitations that wait for an answer, the oldest first. */
export const invitationsIn = (associations: readonly MyAssociation[]) =>
  associations
    .flatMap(({ numero, nom, invitation }) => (invitation ? [{ numero, nom, envoyeeLe: invitation.envoyeeLe }] : []))
    .toSorted((one, other) => one.envoyeeLe.localeCompare(other.envoyeeLe))

/** What the person may do for the association, or is invited to, in words (MINE-06, MINE-07); null while the court has not decided, or when it refused. */
export const rightsOf = (association: MyAssociation): string | null => {
  const { rattachement, invitation, nom } = association
  if (invitation) {
    const proposed = droitsEnMots(invitation)
    const sentence = textesAssociations.invitation(invitation.identite, nom)
    return proposed.length === 0 ? sentence : `${sentence} ${textesAssociations.droitsProposes(proposed)}`
  }
  if (rattachement === 'EN_COURS' || rattachement === 'NON_RATTACHE') return null
  const rights = droitsEnMots(association)
  return rights.length === 0 ? textesAssociations.consultation : textesAssociations.droits(rights)
}

/** Somebody who acts for several follows them all on one page (docs/decisions/0070). */
export const isFederation = (associations: readonly MyAssociation[]): boolean =>
  associations.filter(({ rattachement }) => rattachement === 'RATTACHE').length > 1
