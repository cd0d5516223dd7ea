import { libelleType } from '../../core/documents.ts'
import { textesDemandeEnMots as mots } from '../textes/demande-en-mots.ts'

/** One point of a demande: a type of document, or null for a « Demande de précisions ». */
type Asked = string | null

/** The points of a demande that the court has not validated yet. */
export const remainingPoints = (points: readonly { type: Asked; valideLe: string | null }[]): Asked[] =>
  points.flatMap(({ type, valideLe }) => (valideLe === null ? [type] : []))

/** The name of one point in its letter, its page and its mail. */
export const askedName = (type: Asked): string => (type === null ? mots.precision : libelleType(type))

const together = (types: readonly Asked[], say: (documents: readonly string[]) => string): string => {
  const documents = types.flatMap((type) => (type === null ? [] : [askedName(type)]))
  const details = types.length - documents.length
  return [...(documents.length > 0 ? [say(documents)] : []), ...(details > 0 ? [mots.precisions(details)] : [])].join(mots.et)
}

/** « 2 documents et des précisions ». */
export const askedCount = (types: readonly Asked[]): string => together(types, ({ length }) => mots.documents(length))

/** `askedCount` with the name of each document: « 1 document (Statuts) et des précisions ». */
export const askedSummary = (types: readonly Asked[]): string => together(types, mots.nommes)

/** The content of a reply: « 1 document et une observation ». */
export const replyCount = ({ documents, observation }: { documents: number; observation: boolean }): string =>
  [...(documents > 0 ? [mots.documents(documents)] : []), ...(observation ? [mots.observation] : [])].join(mots.et)
