import { fold } from '../core/folding.ts'

/** The documents whose name contains this text, ignoring accents and case (SHEET-26). */
export const filterByNom = <D extends { nom: string }>(documents: readonly D[], texte: string): D[] =>
  documents.filter(({ nom }) => fold(nom).includes(fold(texte)))
