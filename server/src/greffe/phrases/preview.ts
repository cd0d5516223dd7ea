import type { ClePhrase } from 'domain/requetes/phrases/phrases'
import type { Download, Office } from '../../core/door.ts'
import { tribunaux } from '../../core/reference/sql.ts'
import { phrasesAt } from '../../requetes/phrases/sql.ts'
import { show } from '../../requetes/procedure/apercu.ts'
import { exempleDe } from './exemples.ts'
import { requireValidPhrase } from './publish.ts'

/** Preview of the act that contains a sentence, with invented data under a real court's letterhead. Nothing is stored. */
export const previewPhrase = async (office: Office, cle: ClePhrase, texte: string): Promise<Download> => {
  requireValidPhrase(cle, texte)
  const [tribunal] = await tribunaux(office.db)
  if (!tribunal) throw new Error('no court in the register')
  const editeLe = office.now()
  const phrases = { ...(await phrasesAt(office.db, editeLe)), [cle]: texte }
  return show(office, tribunal.libelle, (verification) => exempleDe(cle, { tribunal, editeLe, verification, phrases }))
}
