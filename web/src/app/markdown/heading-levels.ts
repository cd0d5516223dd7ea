/**
 * The levels of the headings of a text under a heading of level `under`: what was written, moved so that the first stands right
 * under it and none is skipped (RGAA 9.1).
 */
export const headingLevels = (written: readonly number[], under: number): number[] => {
  let previous = under
  return written.map((level) => {
    // `##` is the first level one writes: a page has its own `#`.
    const asked = under + Math.max(1, level - 1)
    previous = Math.min(asked, previous + 1, 6)
    return previous
  })
}
