import type { Visa } from 'domain/requetes/actes/visa'
import type { Phrases } from 'domain/requetes/phrases/phrases'
import type { Db } from '../../core/database.ts'
import type { Dossier } from '../procedure/dossier.ts'
import { phrasesLe } from './sql.ts'

/** What an order says: where the judge signs it, the sentences of the instant it was prepared for them to read (docs/decisions/0100). */
export const phrasesDeLOrdonnance = (db: Db, { journal, instant }: Pick<Dossier, 'journal' | 'instant'>, visa?: Visa): Promise<Phrases> =>
  phrasesLe(db, journal.find(({ rang }) => rang === visa?.projet)?.instant ?? instant)
