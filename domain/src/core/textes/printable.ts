import { enCodes } from '../printable.ts'

/** Most characters shown: a text in another alphabet would list it whole. */
const montres = 6

/** A quoted character, isolated so that it cannot turn the sentence around it. A combining accent stands on a circle. */
const quote = (caractere: string): string => `« \u2068${/\p{M}/u.test(caractere) ? '\u25cc' : ''}${caractere}\u2069 »`

const quoteAll = (caracteres: readonly string[]): string =>
  `${caracteres.slice(0, montres).map(quote).join(' ')}${caracteres.length > montres ? ' …' : ''}`

/** The codes printed instead; of several characters, the code of the first as an example. */
const codes = ([premier = '', ...autres]: readonly string[]): string =>
  autres.length === 0 ? enCodes(premier) : `leurs codes, comme ${enCodes(premier)},`

/** Messages about a text that our documents cannot draw in full (docs/decisions/0099). */
export const textesPrintable = {
  champ: (caracteres: readonly string[]) =>
    caracteres.length === 1
      ? `Les documents du tribunal ne peuvent pas imprimer ${quoteAll(caracteres)} : ils portent ${codes(caracteres)} à sa place. Écrivez-le autrement si vous le pouvez.`
      : `Les documents du tribunal ne peuvent pas imprimer ces caractères : ${quoteAll(caracteres)}. Ils portent ${codes(caracteres)} à leur place. Écrivez-les autrement si vous le pouvez.`,
  titre: 'Caractères que les documents ne peuvent pas imprimer',
  partie: (label: string, caracteres: readonly string[]) => `${label} : ${quoteAll(caracteres)}`,
  envoi: "Les documents du tribunal portent leurs codes à leur place. Cela n'empêche pas l'envoi.",
  dossier: (caracteres: readonly string[]) =>
    `${quoteAll(caracteres)} : les documents du tribunal portent ${codes(caracteres)} à la place.`,
} as const
