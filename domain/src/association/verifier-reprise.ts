import { type ErreurChamp, sous } from '../core/erreurs.ts'
import type { JourCalendaire } from '../core/jour.ts'
import { textes } from '../core/textes/common.ts'
import type { CreationReprise } from './creation-reprise.ts'
import type { Reprise } from './reprise.ts'

const datesPassees = (dates: Record<string, JourCalendaire | null>, aujourdhui: JourCalendaire): ErreurChamp[] =>
  Object.entries(dates).flatMap(([field, jour]) => (jour && jour > aujourdhui ? [{ field, defaultMessage: textes.dateFuture }] : []))

/** The errors of a takeover: the paper register holds no day in the future. */
export const verifierReprise = ({ registre }: Reprise, aujourdhui: JourCalendaire): ErreurChamp[] =>
  registre.flatMap(({ date, dateAg }, i) => sous(`registre[${i}]`, datesPassees({ date, dateAg }, aujourdhui)))

/** Same, for an association known on paper only. */
export const verifierCreationReprise = (creation: CreationReprise, aujourdhui: JourCalendaire): ErreurChamp[] => {
  const { dateConstitutive, dateStatuts, inscriteLe, reprise } = creation
  return [
    ...datesPassees({ dateConstitutive, dateStatuts, inscriteLe }, aujourdhui),
    ...sous('reprise', verifierReprise(reprise, aujourdhui)),
  ]
}
