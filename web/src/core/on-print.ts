/**
 * Tells that the page is about to be printed, then that it is over; perhaps twice each. By both ways: Firefox prints a copy, whose media
 * query changes unheard. Between its two events the paper is being made, whatever the query says: that of the print before may end late.
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
