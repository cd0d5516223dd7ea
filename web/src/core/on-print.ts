/**
 * Calls `tell` before and after printing, perhaps twice each. It listens to both the media query and the events: Firefox prints a copy
 * of the page, whose media query fires no event. Between the two events the state is « printing », whatever the query says: the query
 * of a previous print may end late.
 */
export const onPrint = (tell: (printing: boolean) => void) => {
  const media = matchMedia('print')
  let announced = false
  const changed = () => tell(announced || media.matches)
  const before = () => {
    announced = true
    changed()
  }
  const after = () => {
    announced = false
    tell(false)
  }
  media.addEventListener('change', changed)
  addEventListener('beforeprint', before)
  addEventListener('afterprint', after)
  return () => {
    media.removeEventListener('change', changed)
    removeEventListener('beforeprint', before)
    removeEventListener('afterprint', after)
  }
}
