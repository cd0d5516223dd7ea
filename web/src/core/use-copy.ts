import { useState } from 'react'

/** Copies a text; `copied` once it is, `onRefused` where the browser refuses its clipboard: the text is on screen, to be read or chosen. */
export const useCopy = (onRefused: () => void = () => {}) => {
  const [copied, setCopied] = useState(false)
  const copy = (text: string) => void navigator.clipboard.writeText(text).then(() => setCopied(true), onRefused)
  return { copied, copy }
}
