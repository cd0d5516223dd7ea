type Ordre = readonly (string | null)[]

/** The order of one list as a filing began, as it says it, and as the register has it today: by uuid, null of whom the register does not know. */
export interface Ordres {
  base: Ordre
  mienne: Ordre
  registre: Ordre
}

/** The three orders, of those alone whom all three know: who comes or leaves changes no order. */
export const ordresCommuns = ({ base, mienne, registre }: Ordres): Ordres => {
  const communs = base.filter((uuid) => uuid !== null && mienne.includes(uuid) && registre.includes(uuid))
  const restreint = (ordre: Ordre) => ordre.filter((uuid) => communs.includes(uuid))
  return { base: communs, mienne: restreint(mienne), registre: restreint(registre) }
}

/** A list in this order; those it does not name stay behind whom they followed. */
export const ranger = <M>(liste: readonly M[], uuidDe: (membre: M) => string | null, ordre: Ordre): M[] => {
  const rangDe = (membre: M) => ordre.indexOf(uuidDe(membre))
  const nommes = liste.filter((membre) => rangDe(membre) >= 0).toSorted((a, b) => rangDe(a) - rangDe(b))
  return liste.reduce((rangee, membre, place) => {
    if (rangDe(membre) >= 0) return rangee
    const precedent = liste[place - 1]
    return rangee.toSpliced(precedent === undefined ? 0 : rangee.indexOf(precedent) + 1, 0, membre)
  }, nommes)
}
