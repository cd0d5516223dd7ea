import type { Informations } from 'domain/association/informations'
import type { CleDate, KnownInformations } from 'domain/association/champ-association'
import { shownChamps } from 'domain/association/shown-champs'
import { textesLecture } from 'domain/association/textes/lecture'

type Dates = Pick<KnownInformations, CleDate>
type Champ = readonly [label: string, valeur: string]

const sections = ['identite', 'siege', 'durees', 'pouvoirs', 'dates'] as const

/** The fields of an association under the headings of SHEET-33, and its empty fields. Used for the sheet and for a filing. */
export const informationsSections = (infos: Informations, dates: Dates, nonRepris: KnownInformations['nonRepris']) => {
  const lues: KnownInformations = { ...infos, ...dates, nonRepris }
  const dits = shownChamps.map((champ) => ({ ...champ, valeur: champ.read(lues) }))
  return {
    sections: sections.flatMap((section) => {
      const champs = dits.flatMap((champ): Champ[] => (champ.section === section && champ.valeur ? [[champ.label, champ.valeur]] : []))
      return champs.length > 0 ? [{ titre: textesLecture[section], champs }] : []
    }),
    /** Labels of the empty fields. An end that nobody declared does not count as empty. */
    vides: dits.flatMap(({ label, valeur, fin }) => (valeur || fin ? [] : [label])),
  }
}
