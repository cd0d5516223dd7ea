import type { Strip } from './strip.ts'

/** A strip at its place, `y` from the top of the page's content. */
export interface Placed {
  strip: Strip
  y: number
}

const asDecoration = (strip: Strip): Strip => ({ ...strip, lines: strip.lines.map((line) => ({ ...line, tag: null })) })

/** Strips that must stand together, in order. */
const together = (strips: Strip[]): Strip[][] => {
  const groups: Strip[][] = []
  let open = false
  for (const strip of strips) {
    const last = groups.at(-1)
    if (open && last) last.push(strip)
    else groups.push([strip])
    open = strip.withNext
  }
  return groups
}

const heightOf = (strips: Strip[]) => strips.reduce((sum, strip) => sum + strip.before + strip.height, 0)

/** Lays strips on pages of `height` points; a group higher than a page is cut between its strips, never inside one. */
export const paginate = (strips: Strip[], height: number): Placed[][] => {
  const pages: Placed[][] = [[]]
  let y = 0

  const newPage = (first: Strip) => {
    pages.push([])
    y = 0
    if (first.repeats) {
      pages.at(-1)?.push({ strip: asDecoration(first.repeats), y })
      y += first.repeats.height
    }
  }
  const place = (strip: Strip) => {
    const before = y === 0 ? 0 : strip.before
    if (y > 0 && y + before + strip.height > height) {
      newPage(strip)
      pages.at(-1)?.push({ strip, y })
    } else {
      y += before
      pages.at(-1)?.push({ strip, y })
    }
    y += strip.height
  }

  for (const group of together(strips)) {
    const [first] = group
    const needed = heightOf(group)
    if (first && y > 0 && needed <= height && y + needed > height) newPage(first)
    group.forEach(place)
  }
  return pages
}
