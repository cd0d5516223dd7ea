const forme = /^R\d{8}$/

/** Number of a request: R, the last two digits of the year and six digits, with possible gaps. */
export const numeroRequete = (annee: number, rang: number): string => {
  const numero = `R${String(annee % 100).padStart(2, '0')}${String(rang).padStart(6, '0')}`
  if (!forme.test(numero) || rang < 1) throw new RangeError(`No request number for rank ${rang} of ${annee}`)
  return numero
}

export const isRequeteNumero = (texte: string): boolean => forme.test(texte)
