import { fold } from '../core/folding.ts'

/** The documents whose name contains this text, however both are spelled (SHEET-26). */
export const filtrerParNom = <D extends { nom: string }>(documents: readonly D[], texte: string): D[] =>
  documents.filter(({ nom }) => fold(nom).includes(fold(texte)))
