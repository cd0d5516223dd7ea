/** One reader per shape number ever stored. Data stored before shapes had numbers is of shape 1. */
export type Lecteurs<T> = Readonly<Record<number, (stocke: unknown) => T>>

const numeroDe = (stocke: unknown): unknown => (stocke && typeof stocke === 'object' && 'schema' in stocke ? stocke.schema : 1)

/** Reads stored data into today's shape. Throws on an unknown shape, which this product never wrote. */
export const readForme = <T>(lecteurs: Lecteurs<T>, stocke: unknown): T => {
  const numero = numeroDe(stocke)
  const lire = typeof numero === 'number' ? lecteurs[numero] : undefined
  if (!lire) throw new Error(`no reader of shape ${String(numero)}`)
  return lire(stocke)
}
