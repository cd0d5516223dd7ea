import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { onPrint } from './on-print.ts'

let printing = false

const subscribe = (tell: () => void) =>
  onPrint((now) => {
    printing = now
    // The browser prints what stands once its event is over.
    flushSync(tell)
  })

/** True while the page goes to the printer: what a screen shows one at a time, paper shows whole. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, () => printing)
