import { physique, type Member } from './controls-membres.ts'
import type { Control } from './controls.ts'

/** Values already in the register, which differ from those of a new form. */
const initials: Readonly<Record<string, string>> = { 'Représentant légal': 'Président' }

/** The controls of the association's sheet, filled from the register. The type cannot change (ASSO-15). */
export const changed = (controls: readonly Control[]): readonly Control[] =>
  controls
    .filter(({ rows }) => rows !== 'ASSO-14')
    // Already in the register, so the list no longer offers it.
    .filter(({ rows }) => rows !== 'ASSO-07')
    // Same commune: there is nothing to choose in the list.
    .map((control) => (control.label === 'Commune' ? { ...control, kind: 'free' as const, initial: 'Strasbourg' } : control))
    .map((control) => ({ ...control, ...(initials[control.label] !== undefined && { initial: initials[control.label] ?? '' }) }))

/** A new member. The register has two others; one leaves. The founders no longer change. */
export const added: Member = {
  ...physique,
  controls: physique.controls
    .filter(({ rows }) => rows !== 'MEMB-30')
    .map(({ filed: [path, value], ...control }) => ({ ...control, filed: [path.replace('[0]', '[1]'), value] as const })),
}
