import type { Style } from './styles.ts'

/**
 * A node of the tag tree, created when its first line is drawn, so that the tags follow the reading order. A line with a `null` tag is
 * decoration and is not read aloud.
 */
export interface Tag {
  type: 'Document' | 'Part' | 'H1' | 'H2' | 'P' | 'Div' | 'L' | 'LI' | 'Lbl' | 'LBody' | 'Table' | 'TR' | 'TH' | 'TD' | 'Figure'
  parent: Tag | null
  alt?: string
  scope?: 'Column' | 'Row'
}

/** One line of text, `x` from the page's left edge, `y` from the strip's top. */
export interface Line {
  tag: Tag | null
  text: string
  style: Style
  x: number
  y: number
}

/** A filled rectangle behind the text. Same origin as a line. */
export interface Shape {
  color: string
  x: number
  y: number
  width: number
  height: number
}

/** A QR code to draw. Same origin as a line. */
export interface QrCode {
  tag: Tag
  url: string
  x: number
  y: number
  size: number
}

/** A band of the page that is never cut. All measures in points. */
export interface Strip {
  height: number
  /** Empty space above, dropped at the top of a page. */
  before: number
  /** Stays on the page of the next strip. */
  withNext: boolean
  lines: Line[]
  shapes: Shape[]
  code?: QrCode
  /** Drawn again, without being read aloud, when a page begins with this strip: the header of a table. */
  repeats?: Strip
}
