import type { RepriseEvenement, Reprise } from 'domain/association/reprise'

/** Form values of one event. An empty text means no value. */
export type EvenementSaisie = Record<keyof RepriseEvenement, string>

/** Form values copied from the paper register. `membres` holds one person per line. */
export interface RepriseSaisie {
  reprise: { numeroVolume: string; numeroFolio: string; registre: EvenementSaisie[] }
  membres: string
}

export const emptyEvenement: EvenementSaisie = { evenement: '', type: '', date: '', dateAg: '', texte: '' }

const toEvenementSaisie = ({ evenement, type, date, dateAg, texte }: RepriseEvenement): EvenementSaisie => ({
  evenement,
  type: type ?? '',
  date: date ?? '',
  dateAg: dateAg ?? '',
  texte: texte ?? '',
})

/** Initial values: the reprise already recorded, if any. */
export const repriseSaisie = (reprise: Reprise | null, membres: readonly string[]): RepriseSaisie => ({
  reprise: {
    numeroVolume: reprise?.numeroVolume ?? '',
    numeroFolio: reprise?.numeroFolio ?? '',
    registre: reprise?.registre.map(toEvenementSaisie) ?? [],
  },
  membres: membres.join('\n'),
})

/** Members of the request body: one per line, blank lines ignored. */
export const membresDe = ({ membres }: Pick<RepriseSaisie, 'membres'>): string[] =>
  membres
    .split('\n')
    .map((ligne) => ligne.trim())
    .filter((ligne) => ligne !== '')

/** Maps an error on one member to the field that holds all members. */
export const renameField = (field: string): string => (field.startsWith('membres') ? 'membres' : field)

/** Sorts events latest first, as the sheet does. Those without a date come last and keep their order (SHEET-24). */
export const ranges = (registre: readonly EvenementSaisie[]): EvenementSaisie[] =>
  registre.toSorted((one, other) => other.date.localeCompare(one.date))
