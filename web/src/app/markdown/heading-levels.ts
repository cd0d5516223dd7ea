/**
 * Shifts the heading levels of a text placed under a heading of level `under`. The first is right under it, and none is skipped
 * (RGAA 9.1).
 */
export const headingLevels = (written: readonly number[], under: number): number[] => {
  let previous = under
  return written.map((level) => {
    // Texts start at `##`, because a page has its own `#`.
    const asked = under + Math.max(1, level - 1)
    previous = Math.min(asked, previous + 1, 6)
    return previous
  })
}
