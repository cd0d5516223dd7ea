import { colonneDe } from 'domain/association/membres-lus'
import { ordreDesMembres } from 'domain/association/ordre-membres'
import { textesLecture } from 'domain/association/textes-lecture'
import type { ComiteLisible } from 'domain/association/champs-comite'

/** A member of the direction as a row: each cell is one or several lines; null of what its reader was not given. */
export interface MemberLine {
  key: string
  fonction: string
  identite: string[]
  nationalite: string | null
  domicile: string[]
  contact: string[]
}

/** The direction in its order (MEMB-03); a member taken over from the paper register has only its text. */
export const memberLines = (comite: ComiteLisible): MemberLine[] =>
  ordreDesMembres(comite).map(({ collection, position, membre }) => {
    const key = `${collection}-${position}`
    if (!('fonction' in membre)) {
      return {
        key,
        fonction: textesLecture.repris,
        identite: [membre.description ?? textesLecture.repriseReservee],
        nationalite: membre.description === undefined ? null : textesLecture.nonRenseigne,
        domicile: [],
        contact: [],
      }
    }
    const erased = (membre.coordonneesEffacees ?? []).map((dite) => textesLecture.aEffacer[dite])
    const [nationalite = null] = 'denomination' in membre ? [textesLecture.nationaliteMorale] : colonneDe(membre, 'nationalite')
    return {
      key,
      fonction: membre.fonction,
      identite: colonneDe(membre, 'identite'),
      nationalite,
      domicile: colonneDe(membre, 'domicile'),
      contact: [...colonneDe(membre, 'contact'), ...erased],
    }
  })
