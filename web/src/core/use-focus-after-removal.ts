import { useEffect, useRef, useState } from 'react'

/**
 * When a button is removed with its row, moves the focus to the list's heading. `removals` counts the removals: use it as the key of a
 * form that must reset.
 */
export const useFocusAfterRemoval = <E extends HTMLElement = HTMLHeadingElement>() => {
  const heading = useRef<E>(null)
  const [removals, setRemovals] = useState(0)
  useEffect(() => {
    if (removals > 0) heading.current?.focus()
  }, [removals])
  return { heading, removals, removed: () => setRemovals((before) => before + 1) }
}
