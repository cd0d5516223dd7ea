import { addJours, addMois, addSemaines } from '../../core/jour.ts'
import type { Jour } from '../../core/jour.ts'
import { onWorkingDay } from '../../core/working-days.ts'
import { textesDelais } from '../textes/delais.ts'

/** A delay that somebody must keep, shown as a clock to both sides. */
export type Delai = keyof typeof textesDelais.libelles
export const delais = Object.keys(textesDelais.libelles) as Delai[]
/** Every delay of the law: the clocks, and the delays after a decision. */
export type DelaiLegal = keyof typeof textesDelais.sources

interface LigneDeDelai {
  delai: DelaiLegal
  /** First day on which a delay with this rule may begin. */
  depuis: Jour
  /** Last day counted from the event, whose own day does not count (CPC art. 640 and 641). */
  count: (debut: Jour) => Jour
  source: string
  /** Whether a last day on a Saturday, a Sunday or a holiday moves to the next working day (CPC art. 642). */
  proroge: boolean
  /** The text that extends it; `A_CONFIRMER` while it is a question in docs/questions-juridiques.md. */
  prorogation: 'CPC_642' | 'A_CONFIRMER'
}

const ligne = (
  delai: DelaiLegal,
  count: LigneDeDelai['count'],
  prorogation: LigneDeDelai['prorogation'],
  proroge = true,
): LigneDeDelai => ({ delai, depuis: '1900-01-01', count, source: textesDelais.sources[delai], proroge, prorogation })

/** The legal delays. When the law changes, add a row with its first day; the old row still applies to delays that began before. */
export const legalDelais: readonly LigneDeDelai[] = [
  ligne('RECEPISSE', (debut) => addJours(debut, 5), 'A_CONFIRMER'),
  ligne('EXAMEN', (debut) => addMois(debut, 1), 'A_CONFIRMER'),
  ligne('OPPOSITION_PREFET', (debut) => addSemaines(debut, 6), 'A_CONFIRMER'),
  ligne('PAIEMENT', (debut) => addMois(debut, 1), 'CPC_642'),
  ligne('AVIS_AU_JOURNAL', (debut) => addJours(debut, 15), 'A_CONFIRMER'),
  ligne('AFFICHAGE', (debut) => addJours(debut, 15), 'A_CONFIRMER', false),
  ligne('RECOURS', (debut) => addJours(debut, 15), 'CPC_642'),
  ligne('RECOURS_OUTRE_MER', (debut) => addJours(addMois(debut, 1), 15), 'CPC_642'),
  ligne('RECOURS_ETRANGER', (debut) => addJours(addMois(debut, 2), 15), 'CPC_642'),
]

const regnant = (delai: DelaiLegal, debut: Jour): LigneDeDelai => {
  const [found] = legalDelais
    .filter((legal) => legal.delai === delai && legal.depuis <= debut)
    .toSorted((a, b) => (a.depuis < b.depuis ? 1 : -1))
  if (!found) throw new RangeError(`No legal delay ${delai} on ${debut}`)
  return found
}

/** Last day of a legal delay that began on this day, and the article that sets it. */
export const delaiFin = (delai: DelaiLegal, debut: Jour): { le: Jour; source: string } => {
  const { count, proroge, source } = regnant(delai, debut)
  const compte = count(debut)
  return { le: proroge ? onWorkingDay(compte) : compte, source }
}

/** Last day without the extension to a working day: acts recorded under that older rule depend on it. */
export const finWithoutProrogation = (delai: DelaiLegal, debut: Jour): Jour => regnant(delai, debut).count(debut)
