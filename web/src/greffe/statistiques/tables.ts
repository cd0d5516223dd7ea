import type { Answer } from 'contract/core/call'
import type { getStatistiques } from 'contract/greffe/statistiques'
import { libelleTypeRequete } from 'domain/requetes/types'
import { textesStatistiques as textes } from 'domain/suivi/textes/statistiques'

export type Statistics = Answer<typeof getStatistiques>

/** One table of figures. `drawn` is the index in `values` of the column with bars. */
export interface FigureTable {
  title: string
  /** Sentence that says what the table counts. */
  says: string
  heads: readonly string[]
  rows: readonly { name: string; values: readonly (number | null)[] }[]
  drawn: number
  /** Whether each column after the first counts days. */
  days: readonly boolean[]
}

const sum = (...numbers: number[]): number => numbers.reduce((total, number) => total + number, 0)
const none = [false, false, false, false]

const received = ({ depots }: Statistics): FigureTable => ({
  title: textes.depots.titre,
  says: textes.depots.compte,
  heads: Object.values(textes.depots.colonnes),
  rows: depots.map(({ type, teleservice, papier }) => ({
    name: libelleTypeRequete(type),
    values: [teleservice, papier, sum(teleservice, papier)],
  })),
  drawn: 2,
  days: none,
})

const decided = ({ decisions }: Statistics): FigureTable => ({
  title: textes.decisions.titre,
  says: textes.decisions.compte,
  heads: Object.values(textes.decisions.colonnes),
  rows: decisions.map(({ type, inscrites, rejetees, retirees }) => ({
    name: libelleTypeRequete(type),
    values: [inscrites, rejetees, retirees, sum(inscrites, rejetees, retirees)],
  })),
  drawn: 3,
  days: none,
})

type Span = Pick<Statistics['delais'][number], 'nombre' | 'mediane' | 'neufDixiemes'> & { name: string }

/** Table of durations: count, median and ninth decile, in days. */
const durations = (words: { titre: string; compte: string; colonnes: Record<string, string> }, spans: readonly Span[]): FigureTable => ({
  title: words.titre,
  says: words.compte,
  heads: Object.values(words.colonnes),
  rows: spans.map(({ name, nombre, mediane, neufDixiemes }) => ({ name, values: [nombre, mediane, neufDixiemes] })),
  drawn: 1,
  days: [false, true, true],
})

const delays = ({ delais }: Statistics): FigureTable =>
  durations(
    textes.delais,
    delais.map(({ delai, ...span }) => ({ name: textes.delais.noms[delai], ...span })),
  )

const stages = ({ etapes }: Statistics): FigureTable =>
  durations(
    textes.etapes,
    etapes.map(({ etape, ...span }) => ({ name: textes.etapes.noms[etape], ...span })),
  )

const queues = ({ files }: Statistics): FigureTable => ({
  title: textes.files.titre,
  says: textes.files.compte,
  heads: Object.values(textes.files.colonnes),
  rows: files.map(({ file, nombre, enRetard, mediane, plusAncienne }) => ({
    name: textes.files.noms[file],
    values: [nombre, enRetard, mediane, plusAncienne],
  })),
  drawn: 0,
  days: [false, false, true, true],
})

/** The five tables, for the page and for the CSV file. */
export const tablesOf = (statistics: Statistics): FigureTable[] =>
  [received, decided, delays, stages, queues].map((make) => make(statistics))
