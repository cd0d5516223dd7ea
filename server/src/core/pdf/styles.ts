/** Width, height and margins of an A4 page, in points. */
export const page = { width: 595.28, height: 841.89, left: 56, right: 56, top: 42, bottom: 56 }

export const contentWidth = page.width - page.left - page.right
export const contentHeight = page.height - page.top - page.bottom

/** Window of a DL envelope on a sheet folded in three, in points. The address begins at 46 mm; nothing else stands between it and 91 mm. */
export const windowed = { top: 130, bottom: 258 }

/** Dark blue for titles and rules; a grey with a contrast above 7:1 for the terms. */
export const colors = { ink: '#161616', accent: '#1b3a5c', quiet: '#4a4a4a', rule: '#c4c9d1', veil: '#eef2f7' } as const

/** A way of writing a line: `size` and `height` (line spacing) in points. */
export interface Style {
  weight: 'regular' | 'bold'
  size: number
  height: number
  color: string
}

export const styles = {
  issuerName: { weight: 'bold', size: 11.5, height: 16, color: colors.accent },
  issuer: { weight: 'regular', size: 9.5, height: 13.5, color: colors.quiet },
  title: { weight: 'bold', size: 20, height: 26, color: colors.accent },
  subtitle: { weight: 'regular', size: 12, height: 17, color: colors.ink },
  mark: { weight: 'bold', size: 30, height: 40, color: colors.ink },
  heading: { weight: 'bold', size: 12.5, height: 17, color: colors.accent },
  body: { weight: 'regular', size: 10.5, height: 14.5, color: colors.ink },
  strong: { weight: 'bold', size: 10.5, height: 14.5, color: colors.ink },
  term: { weight: 'regular', size: 10.5, height: 14.5, color: colors.quiet },
  cell: { weight: 'regular', size: 9.5, height: 13, color: colors.ink },
  header: { weight: 'bold', size: 9.5, height: 13, color: colors.accent },
  footer: { weight: 'regular', size: 8.5, height: 12, color: colors.quiet },
} as const satisfies Record<string, Style>
