/** An act leaves the request where it is. */
export const ICI: unique symbol = Symbol('ici')
/** An act takes the request back to the stage a suspension or a demand had taken it from. */
export const RETOUR: unique symbol = Symbol('retour')
/** An act moves the stage interrupted, as it would have without the interruption, which goes on. */
export const DESSOUS: unique symbol = Symbol('dessous')

/**
 * The path of a request: which act each stage allows, and where it leads. `E` the stages, `T` the acts; an act without a line is not
 * allowed there. One table per kind of filing.
 */
export interface Procedure<E extends string, T extends string> {
  table: Record<E, Partial<Record<T, E | typeof ICI | typeof RETOUR | typeof DESSOUS>>>
  /** The stages that interrupt the others and give back the one they took from; those of one interruption follow each other. */
  parentheses: readonly (readonly E[])[]
}

/** A stage, and those to come back to, the last interrupted last. */
export interface Place<E extends string> {
  etape: E
  retours: readonly E[]
}

/** What is to be given back once at a stage: nothing after the interruptions, one more where one begins, the same within one. */
const retoursVers = <E extends string>(parentheses: readonly (readonly E[])[], { etape, retours }: Place<E>, vers: E): readonly E[] => {
  const interruption = parentheses.find((etapes) => etapes.includes(vers))
  if (!interruption) return []
  return interruption.includes(etape) ? retours : [...retours, etape]
}

/** Where an act takes a request from its place; null when it is not allowed there. */
export const placeApres = <E extends string, T extends string>(
  { table, parentheses }: Procedure<E, T>,
  { etape, retours }: Place<E>,
  acte: T,
): Place<E> | null => {
  const vers: E | typeof ICI | typeof RETOUR | typeof DESSOUS | undefined = table[etape][acte]
  if (vers === undefined) return null
  if (vers === ICI) return { etape, retours }
  if (typeof vers === 'string') return { etape: vers, retours: retoursVers(parentheses, { etape, retours }, vers) }
  const derniere = retours.at(-1)
  if (derniere === undefined) return null
  const interrompue = { etape: derniere, retours: retours.slice(0, -1) }
  if (vers === RETOUR) return interrompue
  const dessous = placeApres({ table, parentheses }, interrompue, acte)
  return dessous && { etape, retours: [...dessous.retours, dessous.etape] }
}
