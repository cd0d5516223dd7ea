import type { Association } from 'contract/association/association'
import type { Comite } from 'domain/association/membres'
import type { ReadableMembres } from 'domain/association/membres-in-words'
import type { PreviousVersion } from 'domain/association/version'

type Unplaced<M> = M & { localUuid: null }
const read = <M extends { uuid: string }>(members: readonly M[]): Unplaced<M>[] => members.map((member) => ({ ...member, localUuid: null }))

type ReadComite<Members extends ReadableMembres> = { [C in keyof ReadableMembres]: Unplaced<Members[C][number]>[] } & Pick<
  Comite,
  'indexMembres'
>

/** The direction of a version, in the shape that the rules sort, with the fields that its reader received. */
export const comiteOf = <Members extends ReadableMembres>({
  members,
  indexMembres,
}: Pick<PreviousVersion, 'indexMembres'> & { members: Members }): ReadComite<Members> => ({
  physiques: read<Members['physiques'][number]>(members.physiques),
  morales: read<Members['morales'][number]>(members.morales),
  reprises: read<Members['reprises'][number]>(members.reprises),
  indexMembres: read(indexMembres),
})

/** SHEET-02: the members' tab exists only when the register holds a member or a founder. */
export const hasMembers = ({ members, fondateurs }: Association): boolean =>
  [...Object.values(members), ...Object.values(fondateurs)].some((list) => list.length > 0)
