import type { Association } from 'contract/association/association'
import { membresConnus } from 'domain/association/membres-connus'
import type { VersionAvant } from 'domain/association/version'

/** An association as a form begins with it. */
export type KnownAssociation = Omit<Association, 'members'> & Pick<VersionAvant, 'members'>

export const knownAssociation = (association: Association): KnownAssociation => ({
  ...association,
  members: membresConnus(association.members),
})
