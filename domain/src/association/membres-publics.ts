import type { Version } from './version.ts'

const injoignable = <M extends { email: string | null; telephone: string | null }>(membre: M): M => ({
  ...membre,
  email: null,
  telephone: null,
})

/** The direction as anybody may read it: who directs an association is public, how to reach them is the court's only (MEMB-24, SHEET-34). */
export const membresPublics = ({ physiques, morales, reprises }: Version['members']): Version['members'] => ({
  physiques: physiques.map(injoignable),
  morales: morales.map(injoignable),
  reprises,
})
