import { physique, type Member } from './controls-membres.ts'
import type { Control } from './controls.ts'

/** What the register already says of these: they are not as the specification leaves a new form. */
const initials: Readonly<Record<string, string>> = { 'Représentant légal': 'Président' }

/** The controls of the association's sheet, filled by the register; its type does not change (ASSO-15). */
export const changed = (controls: readonly Control[]): readonly Control[] =>
  controls
    .filter(({ rows }) => rows !== 'ASSO-14')
    // Already chosen by the register: the list does not propose it again.
    .filter(({ rows }) => rows !== 'ASSO-07')
    // Of the same town: nothing new to choose in the list.
    .map((control) => (control.label === 'Commune' ? { ...control, kind: 'free' as const, initial: 'Strasbourg' } : control))
    .map((control) => ({ ...control, ...(initials[control.label] !== undefined && { initial: initials[control.label] ?? '' }) }))

/** Somebody who comes, beside the two persons of the register, one of whom leaves: nobody founds any more. */
export const added: Member = {
  ...physique,
  controls: physique.controls
    .filter(({ rows }) => rows !== 'MEMB-30')
    .map(({ filed: [path, value], ...control }) => ({ ...control, filed: [path.replace('[0]', '[1]'), value] as const })),
}
