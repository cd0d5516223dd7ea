import type { ReactNode } from 'react'

/** How a document is looked at; kept by who shows several, so that each is found again as it was left. */
export interface View {
  /** From 1. */
  page: number
  /** Quarter turns clockwise, in degrees. */
  rotation: number
  /** Pixels of the screen for one of paper, or null: as wide as its place. */
  scale: number | null
}

export const firstView: View = { page: 1, rotation: 0, scale: null }

const steps = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4]

/** The scales just above and below what is seen, which may be between two steps; null at the end of them. */
export const largerThan = (scale: number): number | null => steps.find((step) => step > scale + 0.01) ?? null
export const smallerThan = (scale: number): number | null => steps.findLast((step) => step < scale - 0.01) ?? null

export const turned = (view: View): View => ({ ...view, rotation: (view.rotation + 90) % 360 })

/** The scale at which a sheet is as wide as its place. */
export const scaleThatFits = (sheet: number, place: number): number => place / sheet

export interface ViewerProps {
  /** Its bytes, of the type the server has read in them. */
  file: Blob
  name: string
  view: View
  onView: (view: View) => void
  /** Said while it opens. */
  loading: string
  /** Shown instead when it cannot be. */
  failure: ReactNode
}
