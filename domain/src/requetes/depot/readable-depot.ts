import { champsComite } from '../../association/champs-comite.ts'
import { declaredChamps } from '../../association/champs-association.ts'
import { type FieldTable, type Readable, readable } from '../../core/fields.ts'
import type { Reader } from '../../core/readers.ts'
import { champsDeclarant, filedFondateursChamps } from './champs-depot.ts'
import type { Depot } from './depot.ts'

type Circle = 'comptes' | 'cercle'

/** A filing, with only what a reader who did not type it may read. */
export const readableDepot = (depot: Depot, reader: Reader) => {
  const list = <T extends FieldTable>(table: T, values: readonly Readable<T, Circle>[]) =>
    values.map((value) => readable<T, Circle>(table, reader, value))
  const comite = ({ physiques, morales, reprises, indexMembres }: Depot['comite']) => ({
    physiques: list(champsComite.physiques, physiques),
    morales: list(champsComite.morales, morales),
    reprises: list(champsComite.reprises, reprises),
    indexMembres,
  })
  const { association, liquidationAssociation: liquidation, fondateurs, ...same } = depot
  return {
    ...same,
    declarant: readable<typeof champsDeclarant, Circle>(champsDeclarant, reader, depot.declarant),
    association: association && {
      ...association,
      informations: readable<typeof declaredChamps, Circle>(declaredChamps, reader, association.informations),
    },
    comite: comite(depot.comite),
    fondateurs: {
      physiques: list(filedFondateursChamps.physiques, fondateurs.physiques),
      morales: list(filedFondateursChamps.morales, fondateurs.morales),
    },
    liquidationAssociation: liquidation && { ...liquidation, liquidateurs: comite(liquidation.liquidateurs) },
  }
}
