import { printed, type PrintedValue, type Printing } from '../core/fields.ts'
import { champsInformations } from './champs-association.ts'
import { champsMembres } from './champs-membre.ts'
import type { Version } from './version.ts'

type PrintedMembre<C extends keyof typeof champsMembres, P extends Printing> = PrintedValue<(typeof champsMembres)[C], P>

/** The direction, with only the values that a document prints. */
export interface PrintedDirection<P extends Printing> extends Pick<Version, 'indexMembres'> {
  members: { [C in keyof typeof champsMembres]: PrintedMembre<C, P>[] }
}

export const printedDirection = <const P extends Printing>(
  printing: P,
  { members, indexMembres }: Pick<Version, 'members' | 'indexMembres'>,
): PrintedDirection<P> => ({
  members: {
    physiques: members.physiques.map((membre) => printed(champsMembres.physiques, printing, membre)),
    morales: members.morales.map((membre) => printed(champsMembres.morales, printing, membre)),
    reprises: members.reprises.map((membre) => printed(champsMembres.reprises, printing, membre)),
  },
  indexMembres,
})

/** The information of an association that a document prints. Reading any other value does not compile. */
export const printedInformations = <const P extends Printing>(printing: P, informations: Version['informations']) =>
  printed(champsInformations, printing, informations)
