import type { Informations } from 'domain/association/informations'
import type { CleDate, InformationsConnues } from 'domain/association/champ-association'
import { champsLus } from 'domain/association/champs-lus'
import { textesLecture } from 'domain/association/textes/lecture'

type Dates = Pick<InformationsConnues, CleDate>
type Champ = readonly [label: string, valeur: string]

const sections = ['identite', 'siege', 'durees', 'pouvoirs', 'dates'] as const

/** The fields of an association under the headings of SHEET-33, and its empty fields. Used for the sheet and for a filing. */
export const informationsSections = (infos: Informations, dates: Dates, nonRepris: InformationsConnues['nonRepris']) => {
  const lues: InformationsConnues = { ...infos, ...dates, nonRepris }
  const dits = champsLus.map((champ) => ({ ...champ, valeur: champ.lire(lues) }))
  return {
    sections: sections.flatMap((section) => {
      const champs = dits.flatMap((champ): Champ[] => (champ.section === section && champ.valeur ? [[champ.label, champ.valeur]] : []))
      return champs.length > 0 ? [{ titre: textesLecture[section], champs }] : []
    }),
    /** Labels of the empty fields. An end that nobody declared does not count as empty. */
    vides: dits.flatMap(({ label, valeur, fin }) => (valeur || fin ? [] : [label])),
  }
}
