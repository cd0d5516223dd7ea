import type { Answered } from 'contract/core/call'
import type { lireJournal as call } from 'contract/greffe/journal'
import { titreDeDocument } from 'domain/core/nom-document'
import { type ContenuActe, acteWording, texteInLines, type Noms } from 'domain/registre/acte-wording'
import { textesJournal } from 'domain/registre/textes/journal'
import { getRessortAssociation } from '../../association/greffe-sql.ts'
import { nomsDesVersions } from '../../association/nom-de-version.ts'
import { documentsDe } from '../../association/sql.ts'
import { actesDe } from '../../core/actes.ts'
import type { Db } from '../../core/database.ts'
import type { Personne } from '../../core/personne.ts'
import { nomsDesComptes } from '../../compte/sql.ts'

const comptesDe = (contenu: ContenuActe): string[] => (typeof contenu['compte'] === 'string' ? [contenu['compte']] : [])

/** Returns the journal of an association as text; 404 to the clerks of other courts. */
export const readJournal = async (db: Db, agent: Personne, numero: string): Promise<Answered<typeof call>> => {
  await getRessortAssociation(db, agent, numero)
  const actes = await actesDe(db, 'association', numero)
  const lus = actes.map((acte) => ({ ...acte, contenu: acte.contenu as ContenuActe }))
  const noms = await nomsDesComptes(
    db,
    lus.flatMap(({ auteur, contenu }) => [...(auteur === null ? [] : [auteur]), ...comptesDe(contenu)]),
  )
  const [versions, documents] = [await nomsDesVersions(db, numero), await documentsDe(db, numero)]
  const titres = new Map(documents.map((document) => [document.uuid, textesJournal.document(titreDeDocument(document), document.nom)]))
  const nomDe = (compte: unknown): string | null => (typeof compte === 'string' ? (noms.get(compte) ?? null) : null)
  const dits: Noms = {
    personne: nomDe,
    version: (ordre) => (typeof ordre === 'number' ? (versions.get(ordre) ?? null) : null),
    document: (uuid) => (typeof uuid === 'string' ? (titres.get(uuid) ?? null) : null),
  }
  return lus
    .map(({ rang, instant, auteur, type, contenu, texte }) => ({
      rang,
      instant: instant.toISOString(),
      auteur: nomDe(auteur),
      ...acteWording(type, contenu, dits),
      texte: texteInLines(type, texte),
    }))
    .toReversed()
}
