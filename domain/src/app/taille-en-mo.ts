const mebioctet = 1_048_576

/** A size as an administrator types it: figures, a comma, « Mo » understood; null when it is none. */
export const lireMo = (texte: string): number | null => {
  const lu = /^(\d{1,4})(?:[,.](\d{1,2}))?$/.exec(texte.replace(/\s*(?:Mo)?\s*$/i, '').trim())
  return lu ? Math.round(Number(`${lu[1]}.${lu[2] ?? 0}`) * mebioctet) : null
}

/** The same, for the field: no more decimals than it has. */
export const ecrireMo = (octets: number): string => String(Math.round((octets / mebioctet) * 100) / 100).replace('.', ',')
