import { useRef, useState } from 'react'
import { isReadable } from './readable.ts'

/** Sends one file, read a last time before it leaves, and tells how much of it has left. */
export const useUpload = <R>() => {
  const [percent, setPercent] = useState<number | null>(null)
  const underWay = useRef<Promise<R | null> | null>(null)
  const start = async (file: File, send: (onProgress: (percent: number) => void) => Promise<R>): Promise<R | null> => {
    try {
      if (!(await isReadable(file))) return null
      setPercent(0)
      return await send(setPercent)
    } finally {
      setPercent(null)
      underWay.current = null
    }
  }
  /** What the sending answers, null when the file can no longer be read. A second click before the first is drawn is no second sending. */
  const upload = (file: File, send: (onProgress: (percent: number) => void) => Promise<R>): Promise<R | null> =>
    (underWay.current ??= start(file, send))
  return { percent, upload }
}
