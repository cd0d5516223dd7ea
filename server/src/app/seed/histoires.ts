import type { Version } from 'domain/association/version'
import { jourDeParis } from 'domain/core/jour'
import { evenementDe } from 'domain/requetes/evenement-de'
import { enregistrerDocuments } from '../../association/documents.ts'
import { documentsDe, findAssociation, findVersion } from '../../association/sql.ts'
import { enregistrerVersion } from '../../association/version.ts'
import type { Trx } from '../../core/database.ts'
import type { Office } from '../../core/door.ts'
import type { Personne } from '../../core/personne.ts'
import { getTribunal } from '../../core/reference/sql.ts'
import { type Changement, histoires } from './changements.ts'
import { semerDemarche } from './demarches.ts'
import type { Modele } from './fichiers.ts'
import { type Hasard, hasardDe } from './hasard.ts'
import type { Ressort } from './inventer.ts'
import { communesDuRessort, nomsDesCommunes } from './sql.ts'
import type { Usager } from './usagers.ts'

const oneDay = 86_400_000

interface Conteur {
  office: Office
  agent: Personne
  modeles: readonly Modele[]
  /** Who files for an association. */
  deposant(numero: string): Usager
}

/** Gives associations that have only their first version the two to four they would have after some years, by registered requests. */
export const semerHistoires = async (conteur: Conteur, numeros: readonly string[]): Promise<void> => {
  const { db } = conteur.office
  const tribunal = await getTribunal(db, conteur.agent.tribunaux[0] ?? '')
  const ressort = { communes: await communesDuRessort(db, tribunal), reels: new Set(await nomsDesCommunes(db)) }
  for (const [rang, numero] of numeros.entries()) {
    if (((await findAssociation(db, numero))?.version ?? 0) !== 1) continue
    const histoire = histoires[rang % histoires.length] ?? []
    await db.transaction().execute((trx) => raconter(trx, conteur, { numero, histoire, ressort, hasard: hasardDe(`histoire/${numero}`) }))
  }
}

interface Recit {
  numero: string
  histoire: readonly Changement[]
  ressort: Ressort
  hasard: Hasard
}

/** Each change at its own time, evenly from the first version to today. */
const raconter = async (trx: Trx, conteur: Conteur, { numero, histoire, ressort, hasard }: Recit): Promise<void> => {
  const premiere = await findVersion(trx, numero)
  if (!premiere) throw new Error(`${numero} has no version`)
  const { agent, deposant, office } = conteur
  const debut = premiere.creeLe.getTime()
  const pas = (office.now().getTime() - debut) / (histoire.length + 1)
  const [tribunal = ''] = agent.tribunaux
  let contenu = premiere.contenu
  for (const [i, { type, sousTypes, statuts, changer }] of histoire.entries()) {
    const decidee = new Date(debut + Math.round(pas * (i + 1)))
    const deposee = new Date(decidee.getTime() - Math.min(pas / 2, 60 * oneDay))
    const base = contenu
    contenu = changer(contenu, { deposee: jourDeParis(deposee), decidee: jourDeParis(decidee) }, hasard, ressort)
    const demarche = { type, sousTypes, association: numero, tribunal, base, contenu, agent, deposee, decidee }
    const requete = await semerDemarche(trx, { ...demarche, par: deposant(numero), etat: 'INSCRITE', cle: hasard.uuid() })
    if (statuts) {
      const date = contenu.informations.dateStatuts
      contenu = {
        ...contenu,
        documents: await nouveauxStatuts(trx, conteur, contenu, { association: numero, requete, date, decidee, hasard }),
      }
    }
    const version = { numero, tribunal, evenement: evenementDe(type), requete, contenu, now: decidee, auteur: agent.uuid }
    await enregistrerVersion(trx, version)
  }
}

interface Depot {
  association: string
  requete: string
  date: string | null
  decidee: Date
  hasard: Hasard
}

/** Adds the statutes filed with a request; the former ones are no longer in force. Answers what the version lists. */
const nouveauxStatuts = async (
  trx: Trx,
  { modeles }: Conteur,
  { documents }: Version,
  { association, requete, date, decidee, hasard }: Depot,
): Promise<Version['documents']> => {
  const modele = modeles.find(({ type }) => type === 'STATUTS')
  if (!modele) return documents
  const anciens = new Set((await documentsDe(trx, association)).filter(({ type }) => type === 'STATUTS').map(({ uuid }) => uuid))
  const uuid = hasard.uuid()
  const { sha256 } = hasard.choix(modele.fichiers)
  const commun = { association, requete, type: 'STATUTS', sousType: null, dateEffet: null, journal: null, reserve: false }
  await enregistrerDocuments(trx, decidee, [{ ...commun, uuid, nom: `statuts-${jourDeParis(decidee)}.pdf`, date, sha256 }])
  return [...documents.map((document) => (anciens.has(document.uuid) ? { ...document, actif: false } : document)), { uuid, actif: true }]
}
