import { isPhoto } from '../../core/form/file/picture.ts'
import { light, reducePhoto } from '../../core/form/file/reduce-photo.ts'

/** The documents of a request for rattachement: proof of identity, and proof of the function. */
export const demandeAnnexeTypes = ['PIECE_ETAT_CIVIL', 'PIECE_JOINTE'] as const
export type DemandeAnnexeType = (typeof demandeAnnexeTypes)[number]

/** A file of the request, as the form holds it. */
export interface AnnexeDeDemande {
  id: string
  type: DemandeAnnexeType
  nom: string
  file: File
}

/** The file's description sent to the server. */
export const declared = ({ type, nom }: Pick<AnnexeDeDemande, 'type' | 'nom'>) => ({
  type,
  nom,
  sousType: null,
  date: null,
  dateEffet: null,
  journal: null,
  lien: null,
})

/** Reduces a picture to the smallest JPEG a court can read: all the files share one file's limit. Null when unreadable. */
export const sendable = async (file: File, nom: string): Promise<File | null> => {
  if (!isPhoto(file)) return file
  const jpeg = await reducePhoto(file, light)
  return jpeg && new File([jpeg], nom.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg' })
}
