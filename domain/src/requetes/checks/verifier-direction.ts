import { uuidsDe } from '../../association/direction-inscrite.ts'
import type { Comite } from '../../association/membres.ts'
import type { VersionAvant } from '../../association/version.ts'
import { directionAuMoins } from '../../core/constantes.ts'
import type { ErreurChamp } from '../../core/erreurs.ts'
import { textes } from '../../core/textes/common.ts'
import { textesRegles } from '../textes/regles.ts'

/** Error of the direction of an existing association without any member (MEMB-16). Members of the paper register count. */
export const manquesDirection = ({ physiques, morales, reprises }: Comite): ErreurChamp[] =>
  physiques.length + morales.length + reprises.length < directionAuMoins
    ? [{ field: 'membres.nombreDirection', defaultMessage: textesRegles.directionManquante }]
    : []

/**
 * Members sent with a uuid must be registered, and those taken over from paper must keep their text. `prefixe` is the path of the
 * members.
 */
export const membresInconnus = (comite: Comite, avant: VersionAvant | null, prefixe: string): ErreurChamp[] => {
  const connus: ReadonlySet<string> = avant ? uuidsDe(avant) : new Set()
  const refuser = (champ: string) => ({ field: `${prefixe}.${champ}`, defaultMessage: textes.valeurInvalide })
  const etrangers = (['physiques', 'morales'] as const).flatMap((collection) =>
    comite[collection].flatMap(({ uuid }, i) => (uuid === null || connus.has(uuid) ? [] : [refuser(`${collection}[${i}].uuid`)])),
  )
  const memeTexte = ({ uuid, description }: Comite['reprises'][number]): boolean =>
    avant?.members.reprises.some((membre) => membre.uuid === uuid && membre.description === description) ?? false
  return comite.reprises.every(memeTexte) ? etrangers : [...etrangers, refuser('reprises')]
}

export const verifierDirection = (comite: Comite, avant: VersionAvant | null): ErreurChamp[] => [
  ...manquesDirection(comite),
  ...membresInconnus(comite, avant, 'membres'),
]
