import { useFormContext, useWatch } from 'react-hook-form'
import type { LimitesFichiers } from 'domain/core/fichier'
import { isHeic, isPhoto } from './picture.ts'
import { usePhotoPages } from './use-photo-pages.ts'

/** A document of the form: its file in `fichier`, or its pages in `pages`. Its name is in `nom`. */
export const useFileOrPages = (limites: LimitesFichiers) => {
  const { getValues, setValue } = useFormContext()
  const photo = usePhotoPages()
  const file = useWatch({ name: 'fichier' }) as File | null
  const asPage = async (picture: File) => {
    await photo.add([picture])
    // Keep the chosen file's name, without the extension of its old format.
    if (getValues('fichier') === null && getValues('nom') === picture.name) setValue('nom', picture.name.replace(/\.\w+$/, ''))
  }
  return {
    ...photo,
    file,
    /** The chosen photograph when it is too heavy to attach (ANNEX-25), else null. */
    heavy: file !== null && isPhoto(file) && file.size > limites.tailleFichierMax ? file : null,
    asPage,
    isForeign: isHeic,
  }
}
