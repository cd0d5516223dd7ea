import { uuidsDe } from '../../association/registered-direction.ts'
import type { Comite } from '../../association/membres.ts'
import type { PreviousVersion } from '../../association/version.ts'
import { minDirection } from '../../core/constants.ts'
import type { ErreurChamp } from '../../core/erreurs.ts'
import { textes } from '../../core/textes/common.ts'
import { textesRegles } from '../textes/regles.ts'

/** Error of the direction of an existing association without any member (MEMB-16). Members of the paper register count. */
export const manquesDirection = ({ physiques, morales, reprises }: Comite): ErreurChamp[] =>
  physiques.length + morales.length + reprises.length < minDirection
    ? [{ field: 'membres.nombreDirection', defaultMessage: textesRegles.directionManquante }]
    : []

/**
 * Members sent with a uuid must be registered, and those taken over from paper must keep their text. `prefixe` is the path of the
 * members.
 */
export const unknownMembres = (comite: Comite, avant: PreviousVersion | null, prefixe: string): ErreurChamp[] => {
  const connus: ReadonlySet<string> = avant ? uuidsDe(avant) : new Set()
  const refuse = (champ: string) => ({ field: `${prefixe}.${champ}`, defaultMessage: textes.valeurInvalide })
  const etrangers = (['physiques', 'morales'] as const).flatMap((collection) =>
    comite[collection].flatMap(({ uuid }, i) => (uuid === null || connus.has(uuid) ? [] : [refuse(`${collection}[${i}].uuid`)])),
  )
  const hasSameTexte = ({ uuid, description }: Comite['reprises'][number]): boolean =>
    avant?.members.reprises.some((membre) => membre.uuid === uuid && membre.description === description) ?? false
  return comite.reprises.every(hasSameTexte) ? etrangers : [...etrangers, refuse('reprises')]
}

export const checkDirection = (comite: Comite, avant: PreviousVersion | null): ErreurChamp[] => [
  ...manquesDirection(comite),
  ...unknownMembres(comite, avant, 'membres'),
]
