import { numeroAssociation } from 'domain/association/numero'
import { compteurSuivant } from '../core/compteur.ts'
import type { Trx } from '../core/database.ts'
import type { Tribunal } from '../core/reference/sql.ts'

/** Returns the next number of a court, without gap: its counter stays locked until the transaction ends. */
export const nouveauNumero = async (trx: Trx, { prefixe }: Pick<Tribunal, 'prefixe'>): Promise<string> =>
  numeroAssociation(prefixe, await compteurSuivant(trx, `association/${prefixe}`))

/** Returns several consecutive numbers of a court, also without gap. */
export const nouveauxNumeros = async (trx: Trx, { prefixe }: Pick<Tribunal, 'prefixe'>, combien: number): Promise<string[]> => {
  const dernier = await compteurSuivant(trx, `association/${prefixe}`, combien)
  return Array.from({ length: combien }, (_, i) => numeroAssociation(prefixe, dernier - combien + 1 + i))
}
