import { numeroAssociation } from 'domain/association/numero'
import { currentCompteur, nextCompteur } from '../core/compteur.ts'
import type { Db, Trx } from '../core/database.ts'
import type { Tribunal } from '../core/reference/sql.ts'

/** Returns the next number of a court, without gap: its counter stays locked until the transaction ends. */
export const newNumero = async (trx: Trx, { prefixe }: Pick<Tribunal, 'prefixe'>): Promise<string> =>
  numeroAssociation(prefixe, await nextCompteur(trx, `association/${prefixe}`))

/** The number that a court gives next, unless another association takes it first. */
export const nextAssociationNumero = async (db: Db, { prefixe }: Pick<Tribunal, 'prefixe'>): Promise<string> =>
  numeroAssociation(prefixe, (await currentCompteur(db, `association/${prefixe}`)) + 1)

/** Several numbers of a court in a row, as gapless as one by one. */
export const newNumeros = async (trx: Trx, { prefixe }: Pick<Tribunal, 'prefixe'>, combien: number): Promise<string[]> => {
  const dernier = await nextCompteur(trx, `association/${prefixe}`, combien)
  return Array.from({ length: combien }, (_, i) => numeroAssociation(prefixe, dernier - combien + 1 + i))
}
