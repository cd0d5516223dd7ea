/** The act leaves the request at its stage. */
export const HERE: unique symbol = Symbol('ici')
/** The act returns the request to the stage that a suspension or a demande interrupted. */
export const RETOUR: unique symbol = Symbol('retour')
/** The act moves the interrupted stage, and the interruption goes on. */
export const BENEATH: unique symbol = Symbol('dessous')

/**
 * The procedure of a request: the acts that each stage allows, and where they lead. `E` is the type of stages, `T` of acts. An act without
 * an entry is not allowed at that stage. One table per kind of filing.
 */
export interface Procedure<E extends string, T extends string> {
  table: Record<E, Partial<Record<T, E | typeof HERE | typeof RETOUR | typeof BENEATH>>>
  /** The stages that interrupt the others, then restore the interrupted one. The stages of one interruption follow each other. */
  parentheses: readonly (readonly E[])[]
}

/** A stage, with the stages to return to, the latest interrupted last. */
export interface Place<E extends string> {
  etape: E
  retours: readonly E[]
}

/** The stages to return to after a move: none outside interruptions, one more when an interruption begins, unchanged within one. */
const retoursTo = <E extends string>(parentheses: readonly (readonly E[])[], { etape, retours }: Place<E>, vers: E): readonly E[] => {
  const interruption = parentheses.find((etapes) => etapes.includes(vers))
  if (!interruption) return []
  return interruption.includes(etape) ? retours : [...retours, etape]
}

/** Where an act takes a request; null when its stage does not allow the act. */
export const nextPlace = <E extends string, T extends string>(
  { table, parentheses }: Procedure<E, T>,
  { etape, retours }: Place<E>,
  acte: T,
): Place<E> | null => {
  const vers: E | typeof HERE | typeof RETOUR | typeof BENEATH | undefined = table[etape][acte]
  if (vers === undefined) return null
  if (vers === HERE) return { etape, retours }
  if (typeof vers === 'string') return { etape: vers, retours: retoursTo(parentheses, { etape, retours }, vers) }
  const derniere = retours.at(-1)
  if (derniere === undefined) return null
  const interrompue = { etape: derniere, retours: retours.slice(0, -1) }
  if (vers === RETOUR) return interrompue
  const dessous = nextPlace({ table, parentheses }, interrompue, acte)
  return dessous && { etape, retours: [...dessous.retours, dessous.etape] }
}
