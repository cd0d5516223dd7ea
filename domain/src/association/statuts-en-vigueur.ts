import type { Jour } from '../core/jour.ts'
import type { Version } from './version.ts'

interface Document {
  uuid: string
  type: string
  /** Day of adoption; null when unknown. */
  date: Jour | null
}

export const areStatuts = ({ type }: Pick<Document, 'type'>): boolean => type === 'STATUTS'

/** The one text of statutes in force: the latest adopted, and among texts of the same day the last listed. */
export const statutsEnVigueur = <D extends Document>(documents: readonly D[]): D | null =>
  documents.filter(areStatuts).reduce<D | null>((retenu, each) => (retenu && (each.date ?? '') < (retenu.date ?? '') ? retenu : each), null)

/** The listed documents once only these statutes are in force. Other documents do not change. */
export const withTheseStatuts = (
  listes: Version['documents'],
  connus: readonly Pick<Document, 'uuid' | 'type'>[],
  enVigueur: string,
): Version['documents'] => {
  const statuts = new Set(connus.filter(areStatuts).map(({ uuid }) => uuid))
  return listes.map(({ uuid, actif }) => ({ uuid, actif: statuts.has(uuid) ? uuid === enVigueur : actif }))
}
