/**
 * Tells that the page is about to be printed, then that it is over; perhaps twice each. By both ways: Firefox prints a copy, whose media
 * query changes unheard.
 */
export const onPrint = (tell: (printing: boolean) => void) => {
  const media = matchMedia('print')
  const changed = () => tell(media.matches)
  const before = () => tell(true)
  const after = () => tell(false)
  media.addEventListener('change', changed)
  addEventListener('beforeprint', before)
  addEventListener('afterprint', after)
  return () => {
    media.removeEventListener('change', changed)
    removeEventListener('beforeprint', before)
    removeEventListener('afterprint', after)
  }
}
