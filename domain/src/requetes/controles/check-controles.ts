import type { ErreurChamp } from '../../core/erreurs.ts'
import { textes } from '../../core/textes/common.ts'
import type { Objet } from '../objet.ts'
import { controlesDe } from './controles.ts'

/** Errors of a verdict: a check must belong to this request, and be named once. */
export const checkControles = (
  codes: readonly string[],
  objet: Pick<Objet, 'type' | 'sousTypes'>,
  champ: (i: number) => string,
): ErreurChamp[] => {
  const siens: readonly string[] = controlesDe(objet)
  return codes.flatMap((code, i) =>
    siens.includes(code) && codes.indexOf(code) === i ? [] : [{ field: champ(i), defaultMessage: textes.valeurNonProposee }],
  )
}
