type Ordre = readonly (string | null)[]

/**
 * Three orders of one list, by uuid: when the filing began, as it declares it, and in the register today. The uuid is null for a member not
 * registered yet.
 */
export interface Ordres {
  base: Ordre
  mienne: Ordre
  registre: Ordre
}

/** The three orders, restricted to the members common to all: a member who comes or leaves does not change an order. */
export const commonOrdres = ({ base, mienne, registre }: Ordres): Ordres => {
  const communs = base.filter((uuid) => uuid !== null && mienne.includes(uuid) && registre.includes(uuid))
  const restrict = (ordre: Ordre) => ordre.filter((uuid) => communs.includes(uuid))
  return { base: communs, mienne: restrict(mienne), registre: restrict(registre) }
}

/** Sorts a list by this order. Items missing from `ordre` stay after the item that preceded them. */
export const sortByOrdre = <M>(liste: readonly M[], uuidDe: (membre: M) => string | null, ordre: Ordre): M[] => {
  const rangDe = (membre: M) => ordre.indexOf(uuidDe(membre))
  const nommes = liste.filter((membre) => rangDe(membre) >= 0).toSorted((a, b) => rangDe(a) - rangDe(b))
  return liste.reduce((rangee, membre, place) => {
    if (rangDe(membre) >= 0) return rangee
    const precedent = liste[place - 1]
    return rangee.toSpliced(precedent === undefined ? 0 : rangee.indexOf(precedent) + 1, 0, membre)
  }, nommes)
}
