import { collections } from './membres.ts'
import type { Collection, Comite } from './membres.ts'

interface Identifie {
  uuid: string | null
  localUuid: string | null
}
/** A direction to put in order, with whatever its reader may read of its members. */
type Ordonnable = Record<Collection, readonly Identifie[]> & Pick<Comite, 'indexMembres'>

/** A member at its rank: its list, its position there, and the path of its errors. */
export interface MembreOrdonne<C extends Ordonnable = Comite> {
  collection: Collection
  position: number
  membre: C[Collection][number]
}

/** The direction in the order of indexMembres. Members without an entry come after, in list order (MEMB-03, MEMB-04). */
export const ordreDesMembres = <C extends Ordonnable>(comite: C): MembreOrdonne<C>[] => {
  const rangDe = ({ collection, membre }: MembreOrdonne<C>): number => {
    const rang = comite.indexMembres.find(
      (entree) =>
        (entree.uuid !== null && entree.uuid === membre.uuid) ||
        (entree.localUuid !== null && entree.localUuid === membre.localUuid && entree.collection === collection),
    )
    return rang?.index ?? Infinity
  }
  const membres: MembreOrdonne<C>[] = collections.flatMap((collection) =>
    comite[collection].map((membre, position) => ({ collection, position, membre })),
  )
  const rangs = new Map(membres.map((membre) => [membre, rangDe(membre)]))
  const rang = (membre: MembreOrdonne<C>): number => rangs.get(membre) ?? Infinity
  return membres.toSorted((a, b) => (rang(a) === rang(b) ? 0 : rang(a) - rang(b)))
}

/** The `indexMembres` entries of members in this order, as a filing sends them. */
export const indexMembres = (ordre: readonly Pick<MembreOrdonne, 'collection' | 'membre'>[]): Comite['indexMembres'] =>
  ordre.map(({ collection, membre: { uuid, localUuid } }, index) => ({ uuid, localUuid, collection, index }))
