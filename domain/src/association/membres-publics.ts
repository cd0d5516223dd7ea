interface Joignable {
  email: string | null
  telephone: string | null
}

const injoignable = <M extends Joignable>(membre: M): M => ({ ...membre, email: null, telephone: null })

/** The direction as anybody may read it: who directs an association is public, how to reach them is the court's only (MEMB-24, SHEET-34). */
export const membresPublics = <D extends { physiques: Joignable[]; morales: Joignable[] }>(direction: D): D => ({
  ...direction,
  physiques: direction.physiques.map(injoignable),
  morales: direction.morales.map(injoignable),
})
