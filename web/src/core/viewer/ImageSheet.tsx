import { useEffect, useRef } from 'react'

interface Props {
  file: Blob
  name: string
  rotation: number
  /** Size of the unrotated picture at the current scale, in CSS pixels. */
  width: number
  height: number
  /** Called once the browser knows the picture's size. */
  onSize: (size: { width: number; height: number }) => void
  onFailure: () => void
}

/** A picture rotated about its centre, in a box of the rotated size. */
export const ImageSheet = ({ file, name, rotation, width, height, onSize, onFailure }: Props) => {
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    // Revoked when the component unmounts.
    const address = URL.createObjectURL(file)
    if (image.current) image.current.src = address
    return () => URL.revokeObjectURL(address)
  }, [file])
  const lying = rotation % 180 !== 0
  return (
    <div className="viewer__sheet" style={{ width: lying ? height : width, height: lying ? width : height }}>
      <img
        ref={image}
        alt={name}
        className="viewer__image"
        style={{ width, height, rotate: `${rotation}deg` }}
        onLoad={({ currentTarget }) => onSize({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })}
        onError={onFailure}
      />
    </div>
  )
}
