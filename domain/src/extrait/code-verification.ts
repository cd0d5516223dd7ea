import { sansInvisibles } from '../core/invisibles.ts'

/**
 * The code in what somebody typed or pasted: the code itself, or the address printed in the square beside it, of whatever site: who reads
 * the paper does not know which part of it counts. Empty when nothing was said.
 */
export const codeSaisi = (saisie: string): string => {
  const [, code = saisie] = /\/verification\/([^/?#\s]*)/i.exec(saisie) ?? []
  return sansInvisibles(code).trim().toUpperCase()
}

/** The code as it is kept, from what was read on paper: a copied O is a zero, an I or an L a one, groups of four or not. */
export const codeLu = (code: string): string => {
  const letters = code.toUpperCase().replaceAll('-', '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  return letters.replaceAll(/.{4}(?=.)/g, '$&-')
}
