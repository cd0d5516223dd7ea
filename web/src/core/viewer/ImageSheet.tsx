import { useEffect, useRef } from 'react'

interface Props {
  file: Blob
  name: string
  rotation: number
  /** Of the picture as it is stored, at the scale it is seen at, in CSS pixels. */
  width: number
  height: number
  /** Told once the browser knows it. */
  onSize: (size: { width: number; height: number }) => void
  onFailure: () => void
}

/** A picture, turned about its middle in a box of the turned size. */
export const ImageSheet = ({ file, name, rotation, width, height, onSize, onFailure }: Props) => {
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    // A temporary address, released with what shows it.
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
