import { jourDeParis } from 'domain/core/jour'
import type { Demarche } from 'domain/requetes/demarches/definition'
import { demarches } from 'domain/requetes/demarches/demarches'
import { evenementDe } from 'domain/requetes/etat/evenement-de'
import { saveDocuments } from '../../association/documents.ts'
import { findAssociation, findVersion } from '../../association/sql.ts'
import { saveVersion } from '../../association/version.ts'
import type { Trx } from '../../core/database.ts'
import type { Office } from '../../core/door.ts'
import type { Personne } from '../../core/personne.ts'
import { getTribunal } from '../../core/reference/sql.ts'
import { type Changement, stories } from './changements.ts'
import { assignDocuments, documentsDesAnnexes, replacedStatuts } from '../../greffe/inscription/documents.ts'
import { identifiantsDesMembres } from '../../greffe/inscription/identifiants.ts'
import { annexesDe } from '../../requetes/procedure/sql.ts'
import { seedDemarche } from './demarches.ts'
import { buildDepotBy, fichiersDe } from './depots.ts'
import type { Modele } from './fichiers.ts'
import { type Random, randomOf } from './random.ts'
import type { Ressort } from './invent.ts'
import { ressortCommunes, nomsDesCommunes } from './sql.ts'
import type { Usager } from './usagers.ts'

const oneDay = 86_400_000

interface Conteur {
  office: Office
  agent: Personne
  modeles: readonly Modele[]
  /** Returns the user who files for an association. */
  deposant(numero: string): Usager
}

/** Gives associations with a single version the two to four versions of some years of life, by registered requests. */
export const seedStories = async (conteur: Conteur, numeros: readonly string[]): Promise<void> => {
  const { db } = conteur.office
  const tribunal = await getTribunal(db, conteur.agent.tribunaux[0] ?? '')
  const ressort = { communes: await ressortCommunes(db, tribunal), reels: new Set(await nomsDesCommunes(db)) }
  for (const [rang, numero] of numeros.entries()) {
    if (((await findAssociation(db, numero))?.version ?? 0) !== 1) continue
    const histoire = stories[rang % stories.length] ?? []
    await db.transaction().execute((trx) => tell(trx, conteur, { numero, histoire, ressort, hasard: randomOf(`histoire/${numero}`) }))
  }
}

interface Recit {
  numero: string
  histoire: readonly Changement[]
  ressort: Ressort
  hasard: Random
}

/** Spreads the changes evenly from the first version to today. */
const tell = async (trx: Trx, conteur: Conteur, { numero, histoire, ressort, hasard }: Recit): Promise<void> => {
  const premiere = await findVersion(trx, numero)
  if (!premiere) throw new Error(`${numero} has no version`)
  const { agent, deposant, office, modeles } = conteur
  const debut = premiere.creeLe.getTime()
  const pas = (office.now().getTime() - debut) / (histoire.length + 1)
  const [tribunal = ''] = agent.tribunaux
  let contenu = premiere.contenu
  for (const [i, changement] of histoire.entries()) {
    const decidee = new Date(debut + Math.round(pas * (i + 1)))
    const deposee = new Date(decidee.getTime() - Math.min(pas / 2, 60 * oneDay))
    const base = { ordre: i + 1, contenu }
    const { type } = changement
    const par = deposant(numero)
    const depot = buildDepotBy(par, base.ordre, changement.say({ contenu, deposee: jourDeParis(deposee), hasard, ressort }))
    const fichiers = fichiersDe(depot, modeles, hasard)
    const demarche = { type, association: numero, tribunal, base, depot, fichiers, compte: par.uuid, agent, deposee, decidee }
    const requete = await seedDemarche(trx, { ...demarche, cle: hasard.uuid() })
    const annexes = documentsDesAnnexes(await annexesDe(trx, requete)).map((annexe) => ({ ...annexe, uuid: hasard.uuid() }))
    await saveDocuments(trx, decidee, assignDocuments(annexes, numero, requete))
    contenu = (demarches[type] as Demarche).version(depot, contenu, {
      membre: identifiantsDesMembres(() => hasard.uuid()),
      documents: annexes.map(({ uuid }) => uuid),
      remplaces: await replacedStatuts(trx, numero, annexes),
      le: jourDeParis(decidee),
    })
    const version = { numero, tribunal, evenement: evenementDe(type), requete, contenu, now: decidee, auteur: agent.uuid }
    await saveVersion(trx, version)
  }
}
