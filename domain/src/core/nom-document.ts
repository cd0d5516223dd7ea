import { estReserve, libelleSousType, libelleType, type SousTypeDocument, typeDocument } from './documents.ts'
import { formaterJourEnLettres } from './jour.ts'
import { nomDeFichier } from './nom-fichier.ts'
import { textesDocuments } from './textes-documents.ts'

export interface DocumentANommer {
  type: string
  sousType: string | null
  date: string | null
}

const { actes, sousTypes } = textesDocuments

/** What the court decided on a request is called by what was requested. */
export const titreDActe = (type: keyof typeof actes, demarche: string | null): string => {
  const titres: Readonly<Partial<Record<string, string>>> = actes[type]
  return titres[demarche ?? ''] ?? libelleType(type)
}

const estUnActe = (type: string): type is keyof typeof actes => Object.hasOwn(actes, type)
const estUnSousType = (code: string | null): code is SousTypeDocument => code !== null && Object.hasOwn(sousTypes, code)

/** « Procès-verbal d'assemblée générale, Constitutive », « Ordonnance de radiation ». */
export const libelleDocument = ({ type, sousType }: Pick<DocumentANommer, 'type' | 'sousType'>): string => {
  const code = typeDocument(type)
  if (code !== null && estUnActe(code)) return titreDActe(code, sousType)
  return [libelleType(type), ...(estUnSousType(sousType) ? [libelleSousType(sousType)] : [])].join(', ')
}

/** « Statuts, 3 octobre 2026 ». */
export const titreDeDocument = (document: DocumentANommer): string =>
  [libelleDocument(document), ...(document.date === null ? [] : [formaterJourEnLettres(document.date)])].join(', ')

/** The name of the file of a document that nobody named on purpose. */
export const nomDeDocument = (document: DocumentANommer, mime: string): string => nomDeFichier(titreDeDocument(document), mime)

/** A document of the register. */
interface DocumentDuRegistre extends DocumentANommer {
  nom: string
  mime: string
  /** The request it was filed or made with; null of what the court added. */
  requete: string | null
}

/** The name the register gives: whoever files calls a file as they like, and the public reads what it is. The court names what it adds. */
export const nomAuRegistre = ({ nom, mime, requete, ...document }: DocumentDuRegistre): string =>
  requete === null || estReserve(document.type) ? nom : nomDeDocument(document, mime)
