import type { Answer } from 'contract/core/call'
import type { dashboardAssociation } from 'contract/registre/registre'
import { droitsEnMots } from 'domain/rattachements/droits-en-mots'
import { byNom } from 'domain/registre/by-nom'
import { textesAssociations } from 'domain/registre/textes/associations'

export type MyAssociation = Answer<typeof dashboardAssociation>[number]

/** Pending invitations come first (MINE-05). Within a rank, sorted by name, ignoring accents. */
const ranks = { INVITATION_EN_COURS: 0, RATTACHE: 1, EN_COURS: 2, NON_RATTACHE: 3 } as const

export const sortAssociations = (associations: readonly MyAssociation[]): MyAssociation[] =>
  associations.toSorted((one, other) => ranks[one.rattachement] - ranks[other.rattachement] || byNom(one, other))

/** Pending invitations, oldest first. */
export const invitationsIn = (associations: readonly MyAssociation[]) =>
  associations
    .flatMap(({ numero, nom, invitation }) => (invitation ? [{ numero, nom, envoyeeLe: invitation.envoyeeLe }] : []))
    .toSorted((one, other) => one.envoyeeLe.localeCompare(other.envoyeeLe))

/** The person's rights, or the invitation, in words (MINE-06, MINE-07). Null when the court has not decided, or refused. */
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

/** True for a person attached to several associations, who gets the console (docs/decisions/0070). */
export const isFederation = (associations: readonly MyAssociation[]): boolean =>
  associations.filter(({ rattachement }) => rattachement === 'RATTACHE').length > 1
