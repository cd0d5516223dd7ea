import type { Informations } from 'domain/association/informations'
import { champsLus, type CleDate, type InformationsLues } from 'domain/association/champs-lus'
import { textesLecture } from 'domain/association/textes-lecture'

type Dates = Pick<InformationsLues, CleDate>
type Champ = readonly [label: string, valeur: string]

export interface Section {
  titre: string
  champs: Champ[]
}

const sections = ['identite', 'siege', 'durees', 'pouvoirs', 'dates'] as const

/** What an association says of itself, under the headings of SHEET-33; the same for the register's sheet and a filing. */
export const informationsSections = (infos: Informations, dates: Dates): Section[] => {
  const lues: InformationsLues = { ...infos, ...dates }
  return sections.map((section) => ({
    titre: textesLecture[section],
    champs: champsLus
      .filter((champ) => champ.section === section)
      .flatMap(({ label, lire, fin }): Champ[] => {
        const valeur = lire(lues)
        return valeur === null && fin ? [] : [[label, valeur || textesLecture.nonRenseigne]]
      }),
  }))
}
