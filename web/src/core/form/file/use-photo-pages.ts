import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { maxPages } from 'domain/core/pages'
import { textesFichiers } from 'domain/core/textes/fichiers'
import { textesPhotos } from 'domain/core/textes/photos'
import type { Crop } from './crop.ts'
import { turned, type PhotoPage } from './photo-page.ts'
import { isPhoto } from './picture.ts'
import { fine, light, reducePhoto } from './reduce-photo.ts'

/** The form's fields: the chosen file, or the photographed pages. */
const places = { file: 'fichier', pages: 'pages' } as const

/** The photographed pages of a document. Each is reduced when added. They replace the chosen file. */
export const usePhotoPages = () => {
  const { getValues, setValue, setError, clearErrors } = useFormContext()
  const pages = useWatch({ name: places.pages }) as PhotoPage[]
  const [busy, setBusy] = useState(false)
  const now = (): PhotoPage[] => getValues(places.pages) as PhotoPage[]
  const put = (next: PhotoPage[]) => {
    clearErrors(places.file)
    setValue(places.pages, next, { shouldDirty: true })
  }
  const refuse = (message: string) => setError(places.file, { message })
  const working = async (work: () => Promise<void>) => {
    setBusy(true)
    await work().finally(() => setBusy(false))
  }

  const take = async (photo: File) => {
    if (now().length >= maxPages) return refuse(textesPhotos.tropDePages(maxPages))
    if (!isPhoto(photo)) return refuse(textesFichiers.typeRefuse)
    const image = await reducePhoto(photo)
    if (image === null) return refuse(textesPhotos.illisible(photo.name))
    put([...now(), { id: crypto.randomUUID(), image, turns: 0, before: photo.size }])
    setValue(places.file, null)
  }
  const change = (id: string, become: (page: PhotoPage) => PhotoPage) => put(now().map((page) => (page.id === id ? become(page) : page)))
  return {
    pages,
    busy,
    add: (photos: readonly File[]) =>
      working(async () => {
        clearErrors(places.file)
        // One at a time: a phone has not enough memory to open ten photographs.
        for (const photo of photos) await take(photo)
      }),
    turn: (id: string) => change(id, (page) => ({ ...page, turns: page.turns + 1 })),
    /** Crops along the edges of the page as it is shown. */
    crop: (page: PhotoPage, crop: Crop) =>
      working(async () => {
        const image = await reducePhoto(turned(page), fine, crop)
        const { image: entire, turns, whole = { image: entire, turns } } = page
        if (image) change(page.id, (same) => ({ ...same, image, turns: 0, whole }))
      }),
    uncrop: (id: string) => change(id, ({ whole, ...page }) => ({ ...page, ...whole })),
    remove: (id: string) => put(now().filter((page) => page.id !== id)),
    move: (from: number, to: number) => {
      const next = [...now()]
      next.splice(to, 0, ...next.splice(from, 1))
      put(next)
    },
    lighten: () =>
      working(async () => {
        for (const { id, image } of now()) {
          const lighter = await reducePhoto(image, light)
          if (lighter && lighter.size < image.size) change(id, (page) => ({ ...page, image: lighter }))
        }
      }),
  }
}
