import { isReserved, libelleSousType, libelleType, type SousTypeDocument, typeDocument } from './documents.ts'
import { formatLongJour } from './jour.ts'
import { nomDeFichier } from './nom-fichier.ts'
import { textesDocuments } from './textes/documents.ts'

export interface DocumentToName {
  type: string
  sousType: string | null
  date: string | null
}

const { actes, sousTypes } = textesDocuments

/** Title of a court decision on a request, by the kind of request. */
export const titreDActe = (type: keyof typeof actes, demarche: string | null): string => {
  const titres: Readonly<Partial<Record<string, string>>> = actes[type]
  return titres[demarche ?? ''] ?? libelleType(type)
}

const isActe = (type: string): type is keyof typeof actes => Object.hasOwn(actes, type)
const isSousType = (code: string | null): code is SousTypeDocument => code !== null && Object.hasOwn(sousTypes, code)

/** « Procès-verbal d'assemblée générale, Constitutive », « Ordonnance de radiation ». */
export const libelleDocument = ({ type, sousType }: Pick<DocumentToName, 'type' | 'sousType'>): string => {
  const code = typeDocument(type)
  if (code !== null && isActe(code)) return titreDActe(code, sousType)
  return [libelleType(type), ...(isSousType(sousType) ? [libelleSousType(sousType)] : [])].join(', ')
}

/** « Statuts, 3 octobre 2026 ». */
export const titreDeDocument = (document: DocumentToName): string =>
  [libelleDocument(document), ...(document.date === null ? [] : [formatLongJour(document.date)])].join(', ')

/** The file name of a document that nobody named on purpose. */
export const nomDeDocument = (document: DocumentToName, mime: string): string => nomDeFichier(titreDeDocument(document), mime)

/** A document of the register. */
interface RegistreDocument extends DocumentToName {
  nom: string
  mime: string
  /** The request that filed or produced it; null when the court added it. */
  requete: string | null
}

/**
 * File name in the register. A declarant may name a file freely, so a public file is renamed by its type and day. Reserved documents and
 * those the court added keep their name.
 */
export const nomAuRegistre = ({ nom, mime, requete, ...document }: RegistreDocument): string =>
  requete === null || isReserved(document.type) ? nom : nomDeDocument(document, mime)
