import { collections } from './membres.ts'
import type { Collection, Comite } from './membres.ts'

interface WithUuid {
  uuid: string | null
  localUuid: string | null
}
/** A direction to put in order, with whatever its reader may read of its members. */
type Orderable = Record<Collection, readonly WithUuid[]> & Pick<Comite, 'indexMembres'>

/** A member at its rank: its list, its position there, and the path of its errors. */
export interface OrderedMembre<C extends Orderable = Comite> {
  collection: Collection
  position: number
  membre: C[Collection][number]
}

/** The direction in the order of indexMembres. Members without an entry come after, in list order (MEMB-03, MEMB-04). */
export const ordreDesMembres = <C extends Orderable>(comite: C): OrderedMembre<C>[] => {
  const rangDe = ({ collection, membre }: OrderedMembre<C>): number => {
    const rang = comite.indexMembres.find(
      (entree) =>
        (entree.uuid !== null && entree.uuid === membre.uuid) ||
        (entree.localUuid !== null && entree.localUuid === membre.localUuid && entree.collection === collection),
    )
    return rang?.index ?? Infinity
  }
  const membres: OrderedMembre<C>[] = collections.flatMap((collection) =>
    comite[collection].map((membre, position) => ({ collection, position, membre })),
  )
  const rangs = new Map(membres.map((membre) => [membre, rangDe(membre)]))
  const rang = (membre: OrderedMembre<C>): number => rangs.get(membre) ?? Infinity
  return membres.toSorted((a, b) => (rang(a) === rang(b) ? 0 : rang(a) - rang(b)))
}

/** The `indexMembres` entries of members in this order, as a filing sends them. */
export const indexMembres = (ordre: readonly Pick<OrderedMembre, 'collection' | 'membre'>[]): Comite['indexMembres'] =>
  ordre.map(({ collection, membre: { uuid, localUuid } }, index) => ({ uuid, localUuid, collection, index }))
