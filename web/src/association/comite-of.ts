import type { Association } from 'contract/association/association'
import type { Comite } from 'domain/association/membres'

const read = <M extends { uuid: string }>(members: readonly M[]): (M & { localUuid: null })[] =>
  members.map((member) => ({ ...member, localUuid: null }))

/** The direction of a version as the rules order it: in the register every member has its uuid. */
export const comiteOf = ({ members, indexMembres }: Pick<Association, 'members' | 'indexMembres'>): Comite => ({
  physiques: read(members.physiques),
  morales: read(members.morales),
  reprises: read(members.reprises),
  indexMembres: read(indexMembres),
})

/** SHEET-02: the tab of the members exists only when the register holds some. */
export const hasMembers = ({ members, fondateurs }: Association): boolean =>
  [...Object.values(members), ...Object.values(fondateurs)].some((list) => list.length > 0)
