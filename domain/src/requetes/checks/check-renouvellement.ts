import { uuidsDe } from '../../association/registered-direction.ts'
import { type Comite, collections } from '../../association/membres.ts'
import type { PreviousVersion } from '../../association/version.ts'
import type { ErreurChamp } from '../../core/erreurs.ts'
import { textesRegles } from '../textes/regles.ts'

/** Whether nobody joins or leaves the direction. */
const hasSamePersonnes = (comite: Comite, avant: PreviousVersion): boolean => {
  const connus = uuidsDe(avant)
  const membres = collections.flatMap((collection) => comite[collection].map(({ uuid }) => uuid))
  return membres.length === connus.size && membres.every((uuid) => uuid !== null && connus.has(uuid))
}

/** A direction renewed « sans changement de personnes » must keep the same persons (MEMB-37). */
export const checkRenouvellement = (
  { comite, renouvellementComite }: { comite: Comite; renouvellementComite: boolean },
  avant: PreviousVersion | null,
): ErreurChamp[] =>
  renouvellementComite && avant && !hasSamePersonnes(comite, avant)
    ? [{ field: 'renouvellementComite', defaultMessage: textesRegles.renouvellementContredit }]
    : []
