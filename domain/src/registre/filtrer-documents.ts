const minuscules = (texte: string): string => texte.trim().toLocaleLowerCase('fr')

/** The documents whose name contains this text, trimmed, whatever its case (SHEET-26). */
export const filtrerParNom = <D extends { nom: string }>(documents: readonly D[], texte: string): D[] =>
  documents.filter(({ nom }) => minuscules(nom).includes(minuscules(texte)))
