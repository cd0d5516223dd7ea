import { foldedWords } from '../core/folding.ts'

/** A text typed in the single search field of the register, parsed. */
export interface SearchTexte {
  texte: string
  mots: string[]
  /** A number of the register or its beginning, without its spaces (`STR0001`); null when the text cannot be one. */
  numero: string | null
  /** A volume and a folio of the paper register; '' matches any. */
  reference: { volume: string; folio: string } | null
}

/** More words than any name has. Each word costs one comparison per row (threat T17). */
const motsAuPlus = 20

const referenceDe = (texte: string): SearchTexte['reference'] => {
  const dite = /^vol(?:ume|\.)?(?:\s+|(?<=\.))(\S+?)(?:[\s,]+fol(?:io|\.)?(?:\s+|(?<=\.))(\S+))?$/i.exec(texte)
  if (dite) return { volume: dite[1] ?? '', folio: dite[2] ?? '' }
  const folio = /^fol(?:io|\.)?(?:\s+|(?<=\.))(\S+)$/i.exec(texte)
  if (folio) return { volume: '', folio: folio[1] ?? '' }
  return /\s/.test(texte) ? null : { volume: texte, folio: '' }
}

/** Parses the text of the field; null when it holds nothing to search. A postal code and a number lose the spaces typed inside. */
export const parseSearchTexte = (saisi: string): SearchTexte | null => {
  const texte = saisi.trim().replaceAll(/(?<!\S)(\d{2})\s(\d{3})(?!\S)/g, '$1$2')
  const mots = foldedWords(texte).slice(0, motsAuPlus)
  if (mots.length === 0) return null
  const colle = texte.replaceAll(/[\s-]/g, '').toUpperCase()
  return { texte, mots, numero: /^[A-Z]{3}\d{1,6}$/.test(colle) ? colle : null, reference: referenceDe(texte) }
}
