import { isPhoto } from '../../core/form/file/picture.ts'
import { light, reducePhoto } from '../../core/form/file/reduce-photo.ts'

/** What a request for attachment is joined with: who one is, and what establishes one's function. */
export const typesJoints = ['PIECE_ETAT_CIVIL', 'PIECE_JOINTE'] as const
export type TypeJoint = (typeof typesJoints)[number]

/** A file of the request, as its form holds it. */
export interface AnnexeDeDemande {
  id: string
  type: TypeJoint
  nom: string
  file: File
}

/** What is said of it to the server. */
export const declared = ({ type, nom }: Pick<AnnexeDeDemande, 'type' | 'nom'>) => ({
  type,
  nom,
  sousType: null,
  date: null,
  dateEffet: null,
  journal: null,
  lien: null,
})

/** A picture as it is sent: a JPEG no larger than a court reads, for all the files together weigh as little as one; null when unreadable. */
export const sendable = async (file: File, nom: string): Promise<File | null> => {
  if (!isPhoto(file)) return file
  const jpeg = await reducePhoto(file, light)
  return jpeg && new File([jpeg], nom.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg' })
}
