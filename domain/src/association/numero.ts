const forme = /^([A-Z]{3})(\d{6})$/

/** Number of an association: three letters of its court and six digits, gapless per court. */
export const numeroAssociation = (prefixe: string, rang: number): string => {
  const numero = `${prefixe}${String(rang).padStart(6, '0')}`
  if (!forme.test(numero) || rang < 1) throw new RangeError(`No association number for court ${prefixe} and rank ${rang}`)
  return numero
}

export const isNumeroAssociation = (texte: string): boolean => forme.test(texte)
