import { printed, type PrintedValue, type Printing } from '../core/fields.ts'
import { champsInformations } from './champs-association.ts'
import { champsMembres } from './champs-membre.ts'
import type { Version } from './version.ts'

type Imprime<C extends keyof typeof champsMembres, P extends Printing> = PrintedValue<(typeof champsMembres)[C], P>

/** Who directs, as a document prints them: the rest is absent. */
export interface DirectionImprimee<P extends Printing> extends Pick<Version, 'indexMembres'> {
  members: { [C in keyof typeof champsMembres]: Imprime<C, P>[] }
}

export const directionImprimee = <const P extends Printing>(
  printing: P,
  { members, indexMembres }: Pick<Version, 'members' | 'indexMembres'>,
): DirectionImprimee<P> => ({
  members: {
    physiques: members.physiques.map((membre) => printed(champsMembres.physiques, printing, membre)),
    morales: members.morales.map((membre) => printed(champsMembres.morales, printing, membre)),
    reprises: members.reprises.map((membre) => printed(champsMembres.reprises, printing, membre)),
  },
  indexMembres,
})

/** What an association says of itself, as a document prints it: to read anything else of it does not compile. */
export const informationsImprimees = <const P extends Printing>(printing: P, informations: Version['informations']) =>
  printed(champsInformations, printing, informations)
