import { directionFondateurs, withoutDirection, type Fondateurs } from './fondateurs.ts'
import { areClose, foldName, fullNom } from './homonymes.ts'
import type { Comite } from './membres.ts'

/** Two founders who may be one person. */
export interface FondateursProches {
  un: string
  autre: string
  /** Whether the declarant said that they are two persons. Null for two members of the direction: the form does not ask about them. */
  distincts: boolean | null
}

/** Every such pair of a filing. The clerk checks them when counting seven founders (X-76, CCL art. 56). */
export const fondateursProches = (comite: Comite, fondateurs: Fondateurs): FondateursProches[] => {
  const { physiques, morales } = withoutDirection(comite, fondateurs)
  const all = [
    ...directionFondateurs(comite).map((membre) => ({ personne: membre, distinct: null })),
    ...[...physiques, ...morales].map((fondateur) => ({ personne: fondateur, distinct: fondateur.homonyme === true })),
  ].map(({ personne, distinct }) => ({ nom: fullNom(personne), folded: foldName(personne), distinct }))
  return all.flatMap((one, rank) =>
    all
      .slice(rank + 1)
      .filter((other) => areClose(one.folded, other.folded))
      .map((other) => ({
        un: one.nom,
        autre: other.nom,
        distincts: one.distinct === null && other.distinct === null ? null : one.distinct === true || other.distinct === true,
      })),
  )
}
