import type { EvenementRepris, Reprise } from 'domain/association/reprise'

/** One event as its fields hold it: an empty text is none. */
export type EvenementSaisi = Record<keyof EvenementRepris, string>

/** What a clerk copies of the paper register; `membres`: one person by line. */
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

/** The fields as they are before anything is typed: what was taken over already. */
export const repriseSaisie = (reprise: Reprise | null, membres: readonly string[]): RepriseSaisie => ({
  reprise: {
    numeroVolume: reprise?.numeroVolume ?? '',
    numeroFolio: reprise?.numeroFolio ?? '',
    registre: reprise?.registre.map(evenementSaisi) ?? [],
  },
  membres: membres.join('\n'),
})

/** The members of the body: one by line, blank lines left out. */
export const membresDe = ({ membres }: Pick<RepriseSaisie, 'membres'>): string[] =>
  membres
    .split('\n')
    .map((ligne) => ligne.trim())
    .filter((ligne) => ligne !== '')

/** What is wrong with one member is said of their common field. */
export const renommer = (field: string): string => (field.startsWith('membres') ? 'membres' : field)

/** Latest first, as the sheet shows them; those without a date stay last, in their order (SHEET-24). */
export const ranges = (registre: readonly EvenementSaisi[]): EvenementSaisi[] =>
  registre.toSorted((one, other) => other.date.localeCompare(one.date))
