import { useRef, useState } from 'react'
import { isReadable } from './readable.ts'

/** Sends files and reports the part sent, in percent. First checks that they can still be read. */
export const useUpload = <R>() => {
  const [percent, setPercent] = useState<number | null>(null)
  const underWay = useRef<Promise<R | null> | null>(null)
  const start = async (files: readonly File[], send: (onProgress: (percent: number) => void) => Promise<R>): Promise<R | null> => {
    try {
      if (!(await Promise.all(files.map(isReadable))).every(Boolean)) return null
      setPercent(0)
      return await send(setPercent)
    } finally {
      setPercent(null)
      underWay.current = null
    }
  }
  /** The answer of the call, or null when a file can no longer be read. A double click shares one upload. */
  const upload = (files: readonly File[], send: (onProgress: (percent: number) => void) => Promise<R>): Promise<R | null> =>
    (underWay.current ??= start(files, send))
  return { percent, upload }
}
