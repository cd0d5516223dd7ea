import { useEffect, useRef, type ReactNode } from 'react'

interface Props {
  /** What was done from this page has taken its button away: the focus comes here. */
  takesFocus: boolean
  children: ReactNode
}

/** What a request has become. */
export const Told = ({ takesFocus, children }: Props) => {
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
