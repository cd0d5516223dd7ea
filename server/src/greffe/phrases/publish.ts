import { textesRefus } from 'domain/core/textes/refus'
import { type ClePhrase, checkPhrase } from 'domain/requetes/phrases/phrases'
import { textesCorrectionPhrases } from 'domain/requetes/textes/correction-phrases'
import type { Guichet } from '../../compte/support/act.ts'
import { publishVersion } from '../../compte/support/publish-version.ts'
import type { Db } from '../../core/database.ts'
import { invalid } from '../../core/refusal.ts'
import { addPhrase, versionsDePhrase } from '../../requetes/phrases/sql.ts'

/** Refuses an invalid sentence (400). */
export const requireValidPhrase = (cle: ClePhrase, texte: string): void => {
  const erreurs = checkPhrase(cle, texte)
  if (erreurs.length > 0) throw invalid(textesRefus.saisieInvalide, erreurs)
}

const latestOf = (cle: ClePhrase) => async (db: Db) => {
  const [derniere] = await versionsDePhrase(db, cle)
  return derniere ? { ...derniere, valeur: derniere.texte } : null
}

/** Publishes a sentence, or restores the default one when `texte` is null. Returns the version in force. */
export const publishPhrase = async (
  office: Guichet,
  cle: ClePhrase,
  { texte, version }: { texte: string | null; version: number },
): Promise<number> => {
  if (texte !== null) requireValidPhrase(cle, texte)
  return publishVersion(office, {
    sujetId: `phrases/${cle}`,
    valeur: texte,
    version,
    readLatest: latestOf(cle),
    add: (trx, suivante) => addPhrase(trx, { cle, texte, ...suivante }),
    conflit: textesCorrectionPhrases.conflit,
  })
}
