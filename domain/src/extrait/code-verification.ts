import { stripInvisibles } from '../core/invisibles.ts'

/**
 * Extracts the code from a text typed or pasted: the code itself, or the address of the printed QR code, on any host.
 * A reader does not know which part of the address matters. Empty for an empty text.
 */
export const extractCode = (saisie: string): string => {
  const [, code = saisie] = /\/verification\/([^/?#\s]*)/i.exec(saisie) ?? []
  return stripInvisibles(code).trim().toUpperCase()
}

/** Corrects a code copied from paper: O becomes 0, I and L become 1, and it is grouped by four, as stored. */
export const correctCode = (code: string): string => {
  const letters = code.toUpperCase().replaceAll('-', '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  return letters.replaceAll(/.{4}(?=.)/g, '$&-')
}
