import { useFormContext, useWatch } from 'react-hook-form'
import type { LimitesFichiers } from 'domain/core/fichier'
import { usePhotoPages } from './use-photo-pages.ts'

/** A picture that only this device may read: phones name HEIC by its type, desks often by nothing but the name of the file. */
const isForeignPicture = ({ type, name }: File, { mimeAcceptes }: LimitesFichiers): boolean =>
  (type.startsWith('image/') && !mimeAcceptes.includes(type)) || /\.hei[cf]$/i.test(name)

/** A document being taken: its file in `fichier`, or its pages in `pages`; `nom` names it. */
export const useFileOrPages = (limites: LimitesFichiers) => {
  const { getValues, setValue } = useFormContext()
  const photo = usePhotoPages()
  const file = useWatch({ name: 'fichier' }) as File | null
  const asPage = async (picture: File) => {
    await photo.add([picture])
    // The document bears the name of what the person chose, not its former format.
    if (getValues('fichier') === null && getValues('nom') === picture.name) setValue('nom', picture.name.replace(/\.\w+$/, ''))
  }
  return {
    ...photo,
    file,
    /** The photograph too heavy to be joined as it is (ANNEX-25). */
    heavy: file !== null && file.type.startsWith('image/') && file.size > limites.tailleFichierMax ? file : null,
    asPage,
    isForeign: (chosen: File) => isForeignPicture(chosen, limites),
  }
}
