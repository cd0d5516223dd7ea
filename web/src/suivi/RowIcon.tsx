import { rowIcons } from './row-icons.ts'

/** Decorative icon: the text beside it, visible or for screen readers only, carries the meaning. */
export const RowIcon = ({ icon }: { icon: keyof typeof rowIcons }) => (
  <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false" data-icon={icon}>
    <path fill="currentColor" d={rowIcons[icon]} />
  </svg>
)
