/** Whether two values of plain data are equal, whatever the order of their keys. A missing key equals null. */
export const equals = (a: unknown, b: unknown): boolean => {
  if (!isObject(a) || !isObject(b)) return Object.is(a, b)
  const cles = new Set([...Object.keys(a), ...Object.keys(b)])
  return Array.isArray(a) === Array.isArray(b) && [...cles].every((cle) => equals(a[cle] ?? null, b[cle] ?? null))
}

const isObject = (valeur: unknown): valeur is Record<string, unknown> => typeof valeur === 'object' && valeur !== null
