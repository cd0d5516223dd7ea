import { type ErreurChamp, sous } from '../core/erreurs.ts'
import type { Jour } from '../core/jour.ts'
import { textes } from '../core/textes/common.ts'
import type { CreationReprise } from './creation-reprise.ts'
import type { Reprise } from './reprise.ts'

const checkPastDates = (dates: Record<string, Jour | null>, aujourdhui: Jour): ErreurChamp[] =>
  Object.entries(dates).flatMap(([field, jour]) => (jour && jour > aujourdhui ? [{ field, defaultMessage: textes.dateFuture }] : []))

/** The errors of a takeover: the paper register holds no day in the future. */
export const checkReprise = ({ registre }: Reprise, aujourdhui: Jour): ErreurChamp[] =>
  registre.flatMap(({ date, dateAg }, i) => sous(`registre[${i}]`, checkPastDates({ date, dateAg }, aujourdhui)))

/** Same, for an association known on paper only. */
export const checkCreationReprise = (creation: CreationReprise, aujourdhui: Jour): ErreurChamp[] => {
  const { dateConstitutive, dateStatuts, inscriteLe, reprise } = creation
  return [
    ...checkPastDates({ dateConstitutive, dateStatuts, inscriteLe }, aujourdhui),
    ...sous('reprise', checkReprise(reprise, aujourdhui)),
  ]
}
