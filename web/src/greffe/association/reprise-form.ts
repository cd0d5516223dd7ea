import type { EvenementRepris, Reprise } from 'domain/association/reprise'

/** Form values of one event. An empty text means no value. */
export type EvenementSaisi = Record<keyof EvenementRepris, string>

/** Form values copied from the paper register. `membres` holds one person per line. */
export interface RepriseSaisie {
  reprise: { numeroVolume: string; numeroFolio: string; registre: EvenementSaisi[] }
  membres: string
}

export const evenementVide: EvenementSaisi = { evenement: '', type: '', date: '', dateAg: '', texte: '' }

const evenementSaisi = ({ evenement, type, date, dateAg, texte }: EvenementRepris): EvenementSaisi => ({
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
    registre: reprise?.registre.map(evenementSaisi) ?? [],
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
export const renommer = (field: string): string => (field.startsWith('membres') ? 'membres' : field)

/** Sorts events latest first, as the sheet does. Those without a date come last and keep their order (SHEET-24). */
export const ranges = (registre: readonly EvenementSaisi[]): EvenementSaisi[] =>
  registre.toSorted((one, other) => other.date.localeCompare(one.date))
