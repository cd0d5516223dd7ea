const mebioctet = 1_048_576

/** Parses a size typed by an administrator (digits, a comma, optional « Mo ») to bytes; null when it is invalid. */
export const parseMo = (texte: string): number | null => {
  const lu = /^(\d{1,4})(?:[,.](\d{1,2}))?$/.exec(texte.replace(/\s*(?:Mo)?\s*$/i, '').trim())
  return lu ? Math.round(Number(`${lu[1]}.${lu[2] ?? 0}`) * mebioctet) : null
}

/** The inverse, for the field: at most two decimals. */
export const formatMo = (octets: number): string => String(Math.round((octets / mebioctet) * 100) / 100).replace('.', ',')
