/** Whether two values of plain data are equal, whatever the order of their keys. A missing key equals null. */
export const meme = (a: unknown, b: unknown): boolean => {
  if (!estObjet(a) || !estObjet(b)) return Object.is(a, b)
  const cles = new Set([...Object.keys(a), ...Object.keys(b)])
  return Array.isArray(a) === Array.isArray(b) && [...cles].every((cle) => meme(a[cle] ?? null, b[cle] ?? null))
}

const estObjet = (valeur: unknown): valeur is Record<string, unknown> => typeof valeur === 'object' && valeur !== null
