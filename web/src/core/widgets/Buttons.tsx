import type { ReactNode } from 'react'

/** Buttons side by side, the main one first. */
export const Buttons = ({ children }: { children: ReactNode }) => <div className="buttons">{children}</div>
