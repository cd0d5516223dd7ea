import type { ReactNode } from 'react'

/** The page, rotation and scale of a document. Kept by the parent, so that each document reopens as it was left. */
export interface View {
  /** Starts at 1. */
  page: number
  /** Clockwise, in degrees, a multiple of 90. */
  rotation: number
  /** Zoom: 1 is the document's own size. Null fits the width. */
  scale: number | null
}

export const firstView: View = { page: 1, rotation: 0, scale: null }

const steps = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4]

/** The next scales up and down from this one, which may be between two steps. Null at the ends. */
export const largerThan = (scale: number): number | null => steps.find((step) => step > scale + 0.01) ?? null
export const smallerThan = (scale: number): number | null => steps.findLast((step) => step < scale - 0.01) ?? null

export const turned = (view: View): View => ({ ...view, rotation: (view.rotation + 90) % 360 })

/** The scale at which a sheet fills the width. */
export const scaleThatFits = (sheet: number, place: number): number => place / sheet

export interface ViewerProps {
  /** Its type is the one that the server detected. */
  file: Blob
  name: string
  view: View
  onView: (view: View) => void
  /** Shown while it opens. */
  loading: string
  /** Shown when it cannot be opened. */
  failure: ReactNode
}
