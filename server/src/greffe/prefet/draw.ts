import '../../compte/tables.ts'
import { jourDeParis } from 'domain/core/jour'
import { textesRefus } from 'domain/core/textes/refus'
import type { Acte } from 'domain/requetes/actes/actes'
import { situationDe } from 'domain/requetes/procedure/fold'
import { obstaclesLettrePrefet } from 'domain/requetes/prefet/lettre-prefet'
import { textesLettrePrefet } from 'domain/requetes/textes/lettre-prefet'
import type { Db } from '../../core/database.ts'
import type { Download, Office } from '../../core/door.ts'
import type { Personne } from '../../core/personne.ts'
import { getTribunal } from '../../core/reference/sql.ts'
import { precondition } from '../../core/refusal.ts'
import { notFound } from '../../core/server-errors.ts'
import { greffierDe } from '../signatures.ts'
import { phrasesAt } from '../../requetes/phrases/sql.ts'
import { journauxDe, type Ligne } from '../../requetes/procedure/journal.ts'
import { annexesDe, findRessortRequetes, type RessortRequete } from '../../requetes/procedure/sql.ts'
import { type DonneesLettrePrefet, lettrePrefet } from './lettre-prefet-pdf.ts'

/** Returns the clerk who communicated it and held the file, under their name of that day: their account may be closed since. */
const nameThatDay = (requete: RessortRequete, actes: readonly Acte[], { rang, acte, compte }: Ligne) => {
  const { enCharge } = situationDe(requete, actes.slice(0, rang), acte.le)
  return enCharge?.agent.uuid === compte ? enCharge.agent : undefined
}

/** Reads in the journal of a request its communication to the prefect, to print the letter. */
const communication = (requete: RessortRequete, journal: readonly Ligne[], instant: Date) => {
  const actes = journal.map(({ acte }) => acte)
  const { communiqueeLe, oppositionJusquau, deposeeLe } = situationDe(requete, actes, jourDeParis(instant))
  // The last one: a correction always names an earlier one before another is recorded.
  const ligne = journal.findLast(({ acte }) => acte.type === 'COMMUNICATION_PREFET')
  return { requete, ligne, agent: ligne && nameThatDay(requete, actes, ligne), communiqueeLe, oppositionJusquau, deposeeLe }
}
type Communication = ReturnType<typeof communication>

/** Returns the name of a clerk's account, for a letter. */
const getGreffier = (db: Db, compte: string) =>
  db.selectFrom('compte').select(['prenom', 'nom', 'civilite']).where('uuid', '=', compte).executeTakeFirstOrThrow()

const donneesDe = async (db: Db, lue: Communication): Promise<DonneesLettrePrefet> => {
  const { requete, ligne, agent, communiqueeLe, oppositionJusquau, deposeeLe } = lue
  const { numero, type, denomination, association } = requete
  if (!ligne?.compte || !communiqueeLe || !oppositionJusquau) throw new Error(`${numero} is communicated by nobody`)
  return {
    tribunal: await getTribunal(db, requete.tribunal),
    requete: { numero, deposeeLe },
    type,
    denomination,
    association: type === 'CREATION' ? null : association,
    annexes: await annexesDe(db, numero),
    communiqueeLe,
    oppositionJusquau,
    phrases: await phrasesAt(db, ligne.instant),
    greffier: greffierDe({ ...(await getGreffier(db, ligne.compte)), ...agent }),
    editeLe: ligne.instant,
  }
}

/**
 * Returns the letters of these requests, in that order; all or none (docs/decisions/0087). They are made again from the journal each time
 * and not kept: the same request gives the same letter.
 */
export const drawLettresPrefet = async (
  { db, now, pdf }: Pick<Office, 'db' | 'now' | 'pdf'>,
  agent: Personne,
  asked: readonly string[],
): Promise<Download> => {
  const numeros = [...new Set(asked)]
  const requetes = new Map((await findRessortRequetes(db, agent, numeros)).map((requete) => [requete.numero, requete]))
  const journaux = await journauxDe(db, numeros)
  const lues = numeros.map((numero) => {
    const requete = requetes.get(numero)
    if (!requete) throw notFound()
    return communication(requete, journaux.get(numero) ?? [], now())
  })
  const refus = lues.flatMap((lue) => {
    const raisons = obstaclesLettrePrefet(lue)
    return raisons.length ? [textesLettrePrefet.deLaRequete(lue.requete.numero, raisons)] : []
  })
  if (refus.length) throw precondition(textesRefus.etat, refus)
  const documents: ReturnType<typeof lettrePrefet>[] = []
  for (const lue of lues) documents.push(lettrePrefet(await donneesDe(db, lue)))
  const createdAt =
    documents
      .map((each) => each.createdAt)
      .toSorted()
      .at(-1) ?? ''
  const [premier, ...autres] = documents
  const download =
    premier && autres.length === 0
      ? await pdf.renderPdf(premier)
      : await pdf.renderSheaf({
          title: textesLettrePrefet.liasse,
          reference: textesLettrePrefet.requetes(numeros.length),
          createdAt,
          documents,
        })
  return { download, type: 'application/pdf', nom: textesLettrePrefet.fichier(numeros), taille: download.length }
}
