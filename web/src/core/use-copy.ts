import { useState } from 'react'

/** Copies a text. `copied` becomes true on success. `onRefused` runs when the browser refuses, so that the person can copy by hand. */
export const useCopy = (onRefused: () => void = () => {}) => {
  const [copied, setCopied] = useState(false)
  const copy = (text: string) => void navigator.clipboard.writeText(text).then(() => setCopied(true), onRefused)
  return { copied, copy }
}
