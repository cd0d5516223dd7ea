/** One reader for every number a shape was ever stored under; what was stored before numbers is of shape 1. */
export type Lecteurs<T> = Readonly<Record<number, (stocke: unknown) => T>>

const numeroDe = (stocke: unknown): unknown => (stocke && typeof stocke === 'object' && 'schema' in stocke ? stocke.schema : 1)

/** What was stored, in today's shape. Throws when it has none of the shapes ever stored: it was not written by this product. */
export const lireForme = <T>(lecteurs: Lecteurs<T>, stocke: unknown): T => {
  const numero = numeroDe(stocke)
  const lire = typeof numero === 'number' ? lecteurs[numero] : undefined
  if (!lire) throw new Error(`no reader of shape ${String(numero)}`)
  return lire(stocke)
}
