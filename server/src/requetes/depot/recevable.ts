import type { Commune } from 'domain/core/commune'
import { jourDeParis } from 'domain/core/jour'
import { nomDeFichier } from 'domain/core/nom-fichier'
import { textesFichiers } from 'domain/core/textes-fichiers'
import { textesRefus } from 'domain/core/textes-refus'
import type { Demarche } from 'domain/requetes/demarches/definition'
import type { Depot } from 'domain/requetes/depot'
import { avecSiege } from 'domain/requetes/lire-depot'
import type { Office } from '../../core/door.ts'
import type { FichierConserve } from '../../core/files/sql.ts'
import type { Spooled } from '../../core/files/spool.ts'
import type { Personne } from '../../core/personne.ts'
import type { Tribunal } from '../../core/reference/sql.ts'
import { invalid } from '../../core/refusal.ts'
import { examinerTous, limitesDe } from '../../core/files/examiner.ts'
import { situerSiege } from './siege.ts'

interface Recevable {
  /** As declared. */
  depot: Depot
  /** Where our list puts its head office. */
  siege: Commune
  tribunal: Tribunal
  /** One per document, in their order. */
  fichiers: FichierConserve[]
}

/** Everything the browser checked, asked again, and what only the server knows: the court, and what the files are (SRV-26, SRV-27). */
export const recevable = async (
  { verifier }: Pick<Demarche, 'verifier'>,
  { db, settings, user }: Pick<Office, 'db' | 'settings'> & { user: Personne },
  instant: Date,
  depot: Depot,
  recus: readonly Spooled[],
): Promise<Recevable> => {
  const situe = await situerSiege(db, depot)
  const attendus = depot.documents.filter(({ lien }) => lien === null)
  if (attendus.length !== recus.length)
    throw invalid(textesRefus.saisieInvalide, [{ field: 'documents', defaultMessage: textesFichiers.nombreDifferent }])

  const limites = limitesDe(settings)
  const examens = await examinerTous(recus, limites, user.uuid)
  // A document with a link sends no file (API-37), and there is nothing to link to yet: the rules ask for its file.
  const fichiers = depot.documents.map((document) => (document.lien === null ? (examens[attendus.indexOf(document)] ?? null) : null))
  const compris = situe ? avecSiege(depot, situe.siege) : depot
  const erreurs = verifier(compris, { aujourdhui: jourDeParis(instant), limites, fichiers, siegeDuRessort: situe !== null })
  if (erreurs.length || !situe) throw invalid(textesRefus.saisieInvalide, erreurs)
  const conserves = examens.filter((examen) => 'mime' in examen)
  const documents = depot.documents.map((document, rang) => ({ ...document, nom: nomDeFichier(document.nom, conserves[rang]?.mime ?? '') }))
  return { depot: { ...depot, documents }, ...situe, fichiers: conserves }
}
