import { useSyncExternalStore } from 'react'

let printing = false

const subscribe = (tell: () => void) => {
  const set = (now: boolean) => () => {
    printing = now
    // React draws what an external store tells before it goes on: the paper has it.
    tell()
  }
  const [begin, end] = [set(true), set(false)]
  addEventListener('beforeprint', begin)
  addEventListener('afterprint', end)
  return () => {
    removeEventListener('beforeprint', begin)
    removeEventListener('afterprint', end)
  }
}

/** True while the page goes to the printer: what a screen shows one at a time, paper shows whole. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, () => printing)
