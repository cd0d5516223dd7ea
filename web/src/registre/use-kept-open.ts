import { useState } from 'react'

/** Kept in memory for the life of the tab: the detailed search stays open after visiting other pages. */
let kept = false

/** Whether the detailed search is unfolded on a phone, and the toggle. */
export const useKeptOpen = (): [boolean, () => void] => {
  const [open, setOpen] = useState(kept)
  return [
    open,
    () => {
      kept = !open
      setOpen(kept)
    },
  ]
}
