import { useCallback } from 'react'
import { turned, type PhotoPage } from './photo-page.ts'

/** Shows a page as it will be sent; its address is forgotten with its picture. */
export const useShown = ({ image, turns }: Pick<PhotoPage, 'image' | 'turns'>) =>
  useCallback(
    (shown: HTMLImageElement) => {
      const address = URL.createObjectURL(turned({ image, turns }))
      shown.src = address
      return () => URL.revokeObjectURL(address)
    },
    [image, turns],
  )
