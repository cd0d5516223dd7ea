import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { onPrint } from './on-print.ts'

let printing = false

const subscribe = (tell: () => void) =>
  onPrint((now) => {
    printing = now
    // The browser prints the DOM as it is when the event handler returns.
    flushSync(tell)
  })

/** True while printing. Paper shows everything that the screen shows one part at a time. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, () => printing)
