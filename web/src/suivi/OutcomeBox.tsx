import { useEffect, useRef, type ReactNode } from 'react'

interface Props {
  /** The action removed the focused button: focus this element. */
  takesFocus: boolean
  children: ReactNode
}

/** Wraps the outcome of an action so that it can take the focus. */
export const OutcomeBox = ({ takesFocus, children }: Props) => {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) place.current?.focus()
  }, [takesFocus])
  return (
    <div ref={place} tabIndex={-1} className="told">
      {children}
    </div>
  )
}
