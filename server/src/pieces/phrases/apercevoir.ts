import type { ClePhrase } from 'domain/requetes/phrases/phrases'
import type { Download, Office } from '../../core/door.ts'
import { verificationDe } from '../../association/delivrances.ts'
import { tribunaux } from '../../core/reference/sql.ts'
import { phrasesLe } from '../../requetes/phrases/sql.ts'
import { specimen } from '../greffe/apercevoir.ts'
import { exempleDe } from './exemples.ts'
import { exigerPhrase } from './publier.ts'

/** The act that says a sentence, as it would be with this one, of invented data under a real court's head; nothing is kept. */
export const apercevoirPhrase = async (office: Office, cle: ClePhrase, texte: string): Promise<Download> => {
  exigerPhrase(cle, texte)
  const [tribunal] = await tribunaux(office.db)
  if (!tribunal) throw new Error('no court in the register')
  const editeLe = office.now()
  const document = exempleDe(cle, {
    tribunal,
    editeLe,
    verification: verificationDe(specimen, office.settings.baseUrl),
    phrases: { ...(await phrasesLe(office.db, editeLe)), [cle]: texte },
  })
  const download = await office.pdf.renderPdf(document)
  return { download, type: 'application/pdf', nom: `${document.title}.pdf`, taille: download.length }
}
