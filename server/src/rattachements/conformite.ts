import { nonConformitesDe } from '../association/sql.ts'
import type { Db } from '../core/database.ts'
import { isOfCercle, type Lecteur } from './lecteur.ts'

/** Whether the court found a non-conformité. Only the attached users and the court read which ones. */
export const conformiteDe = async (db: Db, numero: string, lecteur: Lecteur) => {
  const relevees = (await nonConformitesDe(db, numero)).map(({ texte }) => texte)
  return { conforme: relevees.length === 0, nonConformites: isOfCercle(lecteur) ? relevees : [] }
}
