import type { ClePhrase } from 'domain/requetes/phrases/phrases'
import type { Download, Office } from '../../core/door.ts'
import { tribunaux } from '../../core/reference/sql.ts'
import { phrasesLe } from '../../requetes/phrases/sql.ts'
import { montrer } from '../../requetes/procedure/apercu.ts'
import { exempleDe } from './exemples.ts'
import { exigerPhrase } from './publier.ts'

/** Preview of the act that contains a sentence, with invented data under a real court's letterhead. Nothing is stored. */
export const apercevoirPhrase = async (office: Office, cle: ClePhrase, texte: string): Promise<Download> => {
  exigerPhrase(cle, texte)
  const [tribunal] = await tribunaux(office.db)
  if (!tribunal) throw new Error('no court in the register')
  const editeLe = office.now()
  const phrases = { ...(await phrasesLe(office.db, editeLe)), [cle]: texte }
  return montrer(office, tribunal.libelle, (verification) => exempleDe(cle, { tribunal, editeLe, verification, phrases }))
}
