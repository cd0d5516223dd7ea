import { ajouterJours, ajouterMois, ajouterSemaines } from '../core/jour.ts'
import type { JourCalendaire } from '../core/jour.ts'
import { textesDelais } from './textes-delais.ts'

export type Delai = keyof typeof textesDelais.sources
export const delais = Object.keys(textesDelais.sources) as Delai[]

interface DelaiLegal {
  delai: Delai
  /** First day on which a delay of this length may begin. */
  depuis: JourCalendaire
  /** Last day of the delay begun that day: calendar days, no extension to the next working day. */
  fin: (debut: JourCalendaire) => JourCalendaire
  source: string
}

/** Delays of the law (law.md §4.3). A change of the law is a new row with its first day; the old row keeps ruling what began before. */
export const delaisLegaux: readonly DelaiLegal[] = [
  { delai: 'RECEPISSE', depuis: '1900-01-01', fin: (debut) => ajouterJours(debut, 5), source: textesDelais.sources.RECEPISSE },
  { delai: 'EXAMEN', depuis: '1900-01-01', fin: (debut) => ajouterMois(debut, 1), source: textesDelais.sources.EXAMEN },
  {
    delai: 'OPPOSITION_PREFET',
    depuis: '1900-01-01',
    fin: (debut) => ajouterSemaines(debut, 6),
    source: textesDelais.sources.OPPOSITION_PREFET,
  },
  { delai: 'PAIEMENT', depuis: '1900-01-01', fin: (debut) => ajouterMois(debut, 1), source: textesDelais.sources.PAIEMENT },
  { delai: 'AVIS_AU_JOURNAL', depuis: '1900-01-01', fin: (debut) => ajouterJours(debut, 15), source: textesDelais.sources.AVIS_AU_JOURNAL },
]

const regnant = (delai: Delai, debut: JourCalendaire): DelaiLegal => {
  const [ligne] = delaisLegaux
    .filter((legal) => legal.delai === delai && legal.depuis <= debut)
    .toSorted((a, b) => (a.depuis < b.depuis ? 1 : -1))
  if (!ligne) throw new RangeError(`No legal delay ${delai} on ${debut}`)
  return ligne
}

/** Last day of a legal delay that began on this day, and the article that sets it. */
export const finDuDelai = (delai: Delai, debut: JourCalendaire): { le: JourCalendaire; source: string } => {
  const { fin, source } = regnant(delai, debut)
  return { le: fin(debut), source }
}
