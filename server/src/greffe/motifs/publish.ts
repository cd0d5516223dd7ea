import { textesRefus } from 'domain/core/textes/refus'
import { type ListeDeMotifs, type UsualMotif, checkMotifs } from 'domain/pieces/usual-motifs'
import { textesCorrectionMotifs } from 'domain/pieces/textes/correction-motifs'
import type { Guichet } from '../../compte/support/act.ts'
import { publishVersion } from '../../compte/support/publish-version.ts'
import type { Db } from '../../core/database.ts'
import { invalid } from '../../core/refusal.ts'
import { addVersion, versionsDe } from './sql.ts'

const latestOf = (liste: ListeDeMotifs) => async (db: Db) => {
  const [derniere] = await versionsDe(db, liste)
  return derniere ? { ...derniere, valeur: derniere.motifs } : null
}

/** Publishes a list, or restores the default one when `motifs` is null. Returns the version in force. */
export const publish = async (
  office: Guichet,
  liste: ListeDeMotifs,
  { motifs, version }: { motifs: UsualMotif[] | null; version: number },
): Promise<number> => {
  const erreurs = motifs === null ? [] : checkMotifs(liste, motifs)
  if (erreurs.length > 0) throw invalid(textesRefus.saisieInvalide, erreurs)
  return publishVersion(office, {
    sujetId: `motifs/${liste}`,
    valeur: motifs,
    version,
    readLatest: latestOf(liste),
    add: (trx, suivante) => addVersion(trx, { liste, motifs, ...suivante }),
    conflit: textesCorrectionMotifs.conflit,
  })
}
