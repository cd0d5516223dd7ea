import type { Association } from 'contract/association/association'
import { stored } from 'domain/association/answered'
import { knownMembres } from 'domain/association/known-membres'
import { schemaVersion, type Version } from 'domain/association/version'

type Known = 'members' | 'informations' | 'fondateurs'

/** The association that a form starts from: the stored values, without those that answers add, so that a comparison is right. */
export type KnownAssociation = Omit<Association, Known> & Pick<Version, Known>

export const knownAssociation = ({ members, informations, fondateurs, ...association }: Association): KnownAssociation => ({
  ...association,
  ...stored<Pick<Version, Known>>({ members: knownMembres(members), informations, fondateurs }),
})

/** The version to compare a modification with, without its documents, which no form changes. */
export const knownVersion = (association: KnownAssociation): Version => {
  const { etatAssociation, nonRepris, informations, members, indexMembres, fondateurs } = association
  return { schema: schemaVersion, etatAssociation, nonRepris, informations, members, indexMembres, fondateurs, documents: [] }
}
