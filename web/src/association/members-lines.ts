import { colonneDe } from 'domain/association/membres-in-words'
import { ordreDesMembres } from 'domain/association/ordre-membres'
import { textesLecture } from 'domain/association/textes/lecture'
import type { ReadableComite } from 'domain/association/champs-comite'

/** A member of the direction as a row. Each cell has one or several lines. Null: the reader did not receive it. */
export interface MemberLine {
  key: string
  fonction: string
  identite: string[]
  nationalite: string | null
  domicile: string[]
  contact: string[]
}

/** The direction in order (MEMB-03). A member taken over from the paper register is only a text. */
export const memberLines = (comite: ReadableComite): MemberLine[] =>
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
