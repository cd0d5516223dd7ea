import { uuidsDe } from '../association/direction-inscrite.ts'
import type { Comite } from '../association/membres.ts'
import type { VersionAvant } from '../association/version.ts'
import { directionAuMoins } from '../core/constantes.ts'
import type { ErreurChamp } from '../core/erreurs.ts'
import { textes } from '../core/textes.ts'
import { textesRegles } from './textes-regles.ts'

/** What the direction of an association that exists still lacks: somebody (MEMB-16). Those of the paper register count. */
export const manquesDirection = ({ physiques, morales, reprises }: Comite): ErreurChamp[] =>
  physiques.length + morales.length + reprises.length < directionAuMoins
    ? [{ field: 'membres.nombreDirection', defaultMessage: textesRegles.directionManquante }]
    : []

/**
 * Members sent back under a uuid must be those the register has, and what was taken over from paper stays as it was written. `prefixe`
 * their path.
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
