import { useSyncExternalStore } from 'react'
import { onPrint } from './on-print.ts'

let printing = false

const subscribe = (tell: () => void) =>
  onPrint((now) => {
    printing = now
    // React draws what an external store tells before it goes on: the paper has it.
    tell()
  })

/** True while the page goes to the printer: what a screen shows one at a time, paper shows whole. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, () => printing)
