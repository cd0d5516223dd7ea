import type { Association } from 'contract/association/association'
import { stored } from 'domain/association/answered'
import { membresConnus } from 'domain/association/membres-connus'
import { schemaVersion, type Version } from 'domain/association/version'

type Known = 'members' | 'informations' | 'fondateurs'

/** An association as a form begins with it: what is typed is compared with what the register stores, not with what answers add to it. */
export type KnownAssociation = Omit<Association, Known> & Pick<Version, Known>

export const knownAssociation = ({ members, informations, fondateurs, ...association }: Association): KnownAssociation => ({
  ...association,
  ...stored<Pick<Version, Known>>({ members: membresConnus(members), informations, fondateurs }),
})

/** The version that a change is compared with, without its documents, which no form changes. */
export const knownVersion = (association: KnownAssociation): Version => {
  const { etatAssociation, nonRepris, informations, members, indexMembres, fondateurs } = association
  return { schema: schemaVersion, etatAssociation, nonRepris, informations, members, indexMembres, fondateurs, documents: [] }
}
