import { useEffect, useRef, useState } from 'react'

/**
 * The focus of a button that leaves with its row goes to the title of the list, never nowhere. `removals` counts them: the key of a form
 * that begins anew.
 */
export const useFocusAfterRemoval = <E extends HTMLElement = HTMLHeadingElement>() => {
  const heading = useRef<E>(null)
  const [removals, setRemovals] = useState(0)
  useEffect(() => {
    if (removals > 0) heading.current?.focus()
  }, [removals])
  return { heading, removals, removed: () => setRemovals((before) => before + 1) }
}
