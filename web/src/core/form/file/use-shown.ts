import { useCallback } from 'react'
import { turned, type PhotoPage } from './photo-page.ts'

/** A ref that shows a page as it will be sent. The object URL is revoked when the image is removed. */
export const useShown = ({ image, turns }: Pick<PhotoPage, 'image' | 'turns'>) =>
  useCallback(
    (shown: HTMLImageElement) => {
      const address = URL.createObjectURL(turned({ image, turns }))
      shown.src = address
      return () => URL.revokeObjectURL(address)
    },
    [image, turns],
  )
