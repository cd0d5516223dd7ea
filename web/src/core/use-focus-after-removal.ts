import { useEffect, useRef, useState } from 'react'

/** The focus of a button that leaves with its row goes to the title of the list, never nowhere. */
export const useFocusAfterRemoval = () => {
  const heading = useRef<HTMLHeadingElement>(null)
  const [removals, setRemovals] = useState(0)
  useEffect(() => {
    if (removals > 0) heading.current?.focus()
  }, [removals])
  return { heading, removed: () => setRemovals((before) => before + 1) }
}
