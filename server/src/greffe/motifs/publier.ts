import { textesRefus } from 'domain/core/textes/refus'
import { type ListeDeMotifs, type MotifUsuel, verifierMotifs } from 'domain/pieces/motifs-usuels'
import { textesCorrectionMotifs } from 'domain/pieces/textes/correction-motifs'
import type { Guichet } from '../../compte/support/agir.ts'
import { publierVersion } from '../../compte/support/publier-version.ts'
import type { Db } from '../../core/database.ts'
import { invalid } from '../../core/refusal.ts'
import { ajouterVersion, versionsDe } from './sql.ts'

const derniereDe = (liste: ListeDeMotifs) => async (db: Db) => {
  const [derniere] = await versionsDe(db, liste)
  return derniere ? { ...derniere, valeur: derniere.motifs } : null
}

/** Publishes a list, or restores the default one when `motifs` is null. Returns the version in force. */
export const publier = async (
  office: Guichet,
  liste: ListeDeMotifs,
  { motifs, version }: { motifs: MotifUsuel[] | null; version: number },
): Promise<number> => {
  const erreurs = motifs === null ? [] : verifierMotifs(liste, motifs)
  if (erreurs.length > 0) throw invalid(textesRefus.saisieInvalide, erreurs)
  return publierVersion(office, {
    sujetId: `motifs/${liste}`,
    valeur: motifs,
    version,
    derniere: derniereDe(liste),
    ajouter: (trx, suivante) => ajouterVersion(trx, { liste, motifs, ...suivante }),
    conflit: textesCorrectionMotifs.conflit,
  })
}
