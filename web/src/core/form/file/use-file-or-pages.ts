import { useFormContext, useWatch } from 'react-hook-form'
import type { LimitesFichiers } from 'domain/core/fichier'
import { isHeic, isPhoto } from './picture.ts'
import { usePhotoPages } from './use-photo-pages.ts'

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
    heavy: file !== null && isPhoto(file) && file.size > limites.tailleFichierMax ? file : null,
    asPage,
    isForeign: isHeic,
  }
}
