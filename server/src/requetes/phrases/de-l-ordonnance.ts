import type { Visa } from 'domain/requetes/actes/visa'
import type { Phrases } from 'domain/requetes/phrases/phrases'
import type { Db } from '../../core/database.ts'
import type { Dossier } from '../procedure/dossier.ts'
import { phrasesAt } from './sql.ts'

/** Returns the sentences of an order. When the judge signs it, they are those in force when the clerk prepared it (docs/decisions/0100). */
export const phrasesDeLOrdonnance = (db: Db, { journal, instant }: Pick<Dossier, 'journal' | 'instant'>, visa?: Visa): Promise<Phrases> =>
  phrasesAt(db, journal.find(({ rang }) => rang === visa?.projet)?.instant ?? instant)
