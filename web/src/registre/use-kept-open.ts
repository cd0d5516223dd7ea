import { useState } from 'react'

/** As long as the tab lives: whoever opened the detailed search finds it open after a sheet, Back or another page. */
let kept = false

/** Whether the detailed search is unfolded on a phone, and what changes it. */
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
