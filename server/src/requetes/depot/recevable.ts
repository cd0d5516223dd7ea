import type { Commune } from 'domain/core/commune'
import { type Jour, jourDeParis } from 'domain/core/jour'
import { nomDeFichier } from 'domain/core/nom-fichier'
import { textesFichiers } from 'domain/core/textes/fichiers'
import { textesRefus } from 'domain/core/textes/refus'
import { lienDeFichier } from 'domain/requetes/depot/brouillon'
import type { Demarche } from 'domain/requetes/demarches/definition'
import type { Depot } from 'domain/requetes/depot/depot'
import { checkReception } from 'domain/requetes/depot/guichet'
import { withSiege } from 'domain/requetes/depot/read-depot'
import type { Db } from '../../core/database.ts'
import type { Office } from '../../core/door.ts'
import { examineAll, limitesDe } from '../../core/files/examine.ts'
import type { KeptFichier } from '../../core/files/sql.ts'
import type { Spooled } from '../../core/files/spool.ts'
import type { Personne } from '../../core/personne.ts'
import { activites, type Tribunal } from '../../core/reference/sql.ts'
import { invalid } from '../../core/refusal.ts'
import { fichiersDe } from '../brouillon/sql.ts'
import type { TargetAssociation } from './association.ts'
import { checkCodePostaux } from './codes-postaux.ts'
import { locateSiege } from './siege.ts'

interface Recevable {
  /** As declared. */
  depot: Depot
  /** The commune of our list for the declared head office; null when it declares none. */
  siege: Commune | null
  tribunal: Tribunal
  /** One per document, in order. */
  fichiers: KeptFichier[]
  /** Whether some files come from its draft. */
  joints: boolean
}

interface ReceivedBody {
  depot: Depot
  fichiers: readonly Spooled[]
  /** Null for a creation. */
  association: TargetAssociation | null
  /** Its Idempotency-Key, which is the id of the draft it comes from. */
  cle: string | null
  /** The day it came on paper; null for an online filing. */
  recueLe: Jour | null
}

/** A link to a missing file: the draft has lost it, which is reported under its document (FORM-29). */
const perdu = { taille: 1, defaut: 'illisible' } as const

/** Returns the files of the draft, by the link that names each. */
const attachedFichiers = async (
  db: Db,
  { uuid }: Personne,
  cle: string | null,
  { documents }: Depot,
): Promise<Map<string, KeptFichier>> => {
  if (cle === null || documents.every(({ lien }) => lien === null)) return new Map()
  return new Map((await fichiersDe(db, uuid, cle)).map((fichier) => [lienDeFichier(cle, fichier.sha256), fichier]))
}

/** Checks again what the browser checked, and what only the server knows: the court and the content of the files (SRV-26 to SRV-30). */
export const recevable = async (
  { check }: Pick<Demarche, 'check'>,
  { db, settings, user }: Pick<Office, 'db' | 'settings'> & { user: Personne },
  instant: Date,
  { depot, fichiers: recus, association, cle, recueLe }: ReceivedBody,
): Promise<Recevable> => {
  const situe = await locate(db, depot, association)
  const joints = await attachedFichiers(db, user, cle, depot)
  const attendus = depot.documents.filter(({ lien }) => lien === null)
  if (attendus.length !== recus.length)
    throw invalid(textesRefus.saisieInvalide, [{ field: 'documents', defaultMessage: textesFichiers.nombreDifferent }])

  const limites = await limitesDe({ db, settings })
  const examens = await examineAll(recus, limites, user.uuid)
  // A document with a link sends no file (API-37): it names one of the draft.
  const fichiers = depot.documents.map((document) =>
    document.lien === null ? (examens[attendus.indexOf(document)] ?? null) : (joints.get(document.lien) ?? perdu),
  )
  const contexte = {
    aujourdhui: jourDeParis(instant),
    limites,
    fichiers,
    siegeDuRessort: situe.duRessort,
    activites: await activites(db),
    avant: association?.contenu ?? null,
  }
  const erreurs = [
    ...(recueLe === null ? [] : checkReception(recueLe, contexte.aujourdhui)),
    ...check(situe.siege ? withSiege(depot, situe.siege) : depot, contexte),
    ...(await checkCodePostaux(db, depot, contexte.avant)),
  ]
  const { siege, tribunal } = situe
  if (erreurs.length || !tribunal) throw invalid(textesRefus.saisieInvalide, erreurs)
  const conserves = fichiers.filter((fichier) => fichier !== null && 'mime' in fichier)
  const documents = depot.documents.map((document, rang) => ({
    ...document,
    lien: null,
    nom: nomDeFichier(document.nom, conserves[rang]?.mime ?? ''),
  }))
  return { depot: { ...depot, documents }, siege, tribunal, fichiers: conserves, joints: joints.size > 0 }
}

/** Returns the court of a filing, that of the association or of the declared head office, and whether it keeps the register there. */
const locate = async (db: Db, { association: declaree }: Depot, association: TargetAssociation | null) => {
  const connu = association?.tribunal ?? null
  if (!declaree) return { siege: null, tribunal: connu, duRessort: null }
  const situe = await locateSiege(db, declaree)
  if (!situe) return { siege: null, tribunal: connu, duRessort: false }
  return { siege: situe.siege, tribunal: connu ?? situe.tribunal, duRessort: !connu || connu.id === situe.tribunal.id }
}
