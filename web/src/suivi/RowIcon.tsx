import { rowIcons } from './row-icons.ts'

/** An icon beside its words, seen or only read. */
export const RowIcon = ({ icon }: { icon: keyof typeof rowIcons }) => (
  <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false" data-icon={icon}>
    <path fill="currentColor" d={rowIcons[icon]} />
  </svg>
)
