/** Whether two values made of plain data say the same, whatever the order of their keys. */
export const meme = (a: unknown, b: unknown): boolean => {
  if (!estObjet(a) || !estObjet(b)) return Object.is(a, b)
  const cles = new Set([...Object.keys(a), ...Object.keys(b)])
  return Array.isArray(a) === Array.isArray(b) && [...cles].every((cle) => meme(a[cle] ?? null, b[cle] ?? null))
}

const estObjet = (valeur: unknown): valeur is Record<string, unknown> => typeof valeur === 'object' && valeur !== null
