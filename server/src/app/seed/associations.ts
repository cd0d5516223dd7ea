import { hasDossierPapierByDefault } from 'domain/association/dossier-papier'
import { isReserved } from 'domain/core/documents'
import { saveDocuments, type DocumentToSave } from '../../association/documents.ts'
import { newNumeros } from '../../association/numero.ts'
import { saveFirstVersions } from '../../association/version.ts'
import { nextCompteur } from '../../core/compteur.ts'
import type { Db } from '../../core/database.ts'
import type { Office } from '../../core/door.ts'
import { referenceFichiers } from '../../core/files/sql.ts'
import { tribunaux, type Tribunal } from '../../core/reference/sql.ts'
import { drawModeles, type Modele } from './fichiers.ts'
import { registeredByTribunal } from './frequences.ts'
import { randomOf, type Random } from './random.ts'
import { type InventedAssociation, invent, type Ressort } from './invent.ts'
import { inventReprise } from './registre-papier.ts'
import { ressortCommunes, countSeeded, nomsDesCommunes, analyse } from './sql.ts'

/** Associations written by one transaction. */
const parLot = 500

type Atelier = Pick<Office, 'db' | 'store' | 'pdf' | 'now'>

const cleDe = ({ prefixe }: Tribunal): string => `semence/${prefixe}`

/** Shares `count` associations among the courts in the real proportions. Rounding is cumulative, so that the parts add up. */
const split = (courts: readonly Tribunal[], combien: number): { tribunal: Tribunal; part: number }[] => {
  const poids = courts.map(({ id }) => registeredByTribunal[id] ?? 0)
  const total = poids.reduce((sum, each) => sum + each, 0)
  const upTo = (rang: number): number => Math.round((combien * poids.slice(0, rang).reduce((sum, each) => sum + each, 0)) / total)
  return courts.map((tribunal, rang) => ({ tribunal, part: upTo(rang + 1) - upTo(rang) }))
}

/** Returns the date of a document, from the register. A declaration and an identity paper have none. */
const dateDe = (type: string, { contenu, inscriteLe }: InventedAssociation): string | null => {
  const { dateStatuts, dateConstitutive } = contenu.informations
  if (type === 'STATUTS') return dateStatuts
  if (type === 'PV_AG') return dateConstitutive
  return type === 'CERTIFICAT_INSCRIPTION' ? inscriteLe : null
}

/** Returns the latest day in the register: whatever a taken-over association has lived came before it. */
const dernierJour = ({ contenu: { informations }, inscriteLe }: InventedAssociation): string => {
  const { dateInscriptionJAL, dateDissolution, dateDissolutionJAL, dateRadiation } = informations
  return (
    [inscriteLe, dateInscriptionJAL, dateDissolution, dateDissolutionJAL, dateRadiation]
      .filter((jour) => jour !== null)
      .toSorted()
      .at(-1) ?? inscriteLe
  )
}

/** Invents some documents for an association. Identity papers are rarer. */
const documentsFor = (hasard: Random, modeles: readonly Modele[], numero: string, inventee: InventedAssociation): DocumentToSave[] =>
  modeles
    .filter(({ type }) => (type === 'PIECE_ETAT_CIVIL' ? hasard.chance(15) : type !== 'CERTIFICAT_INSCRIPTION' || hasard.chance(30)))
    .map(({ nom, type, sousType, fichiers }) => ({
      uuid: hasard.uuid(),
      association: numero,
      requete: null,
      nom,
      type,
      sousType,
      date: dateDe(type, inventee),
      dateEffet: null,
      journal: null,
      sha256: hasard.choix(fichiers).sha256,
      reserve: isReserved(type),
    }))

/** Nearly every paper association has its file. Half of the files were read and taken over. */
const papierDe = (hasard: Random, inscriteLe: string) => {
  const dossierPapier = hasDossierPapierByDefault(inscriteLe)
  return { dossierPapier, ...(dossierPapier && hasard.chance(50) && { reprise: inventReprise(hasard, inscriteLe) }) }
}

const constats = [
  'les statuts déposés ne sont pas datés',
  "le procès-verbal n'est pas signé",
  'la direction inscrite ne correspond pas au procès-verbal',
  "l'adresse du siège est incomplète",
]

const constatsFor = (hasard: Random): { id: string; texte: string }[] => {
  const premier = hasard.integer(constats.length)
  return constats.slice(premier, premier + 1 + hasard.integer(2)).map((texte) => ({ id: hasard.uuid(), texte }))
}

const seedLot = async (
  db: Db,
  tribunal: Tribunal,
  ressort: Ressort,
  modeles: readonly Modele[],
  combien: number,
  now: Date,
): Promise<void> => {
  await db.transaction().execute(async (trx) => {
    const fin = await nextCompteur(trx, cleDe(tribunal), combien)
    const numeros = await newNumeros(trx, tribunal, combien)
    const nees = numeros.map((numero, i) => {
      const hasard = randomOf(`${tribunal.id}/${fin - combien + i}`)
      const inventee = invent(hasard, ressort)
      const { contenu, inscriteLe } = inventee
      const documents = documentsFor(hasard, modeles, numero, inventee)
      return {
        numero,
        documents,
        ...papierDe(randomOf(`papier/${tribunal.id}/${fin - combien + i}`), inscriteLe),
        nonConformites: contenu.etatAssociation === 'NONCONFORME' ? constatsFor(randomOf(`constat/${numero}`)) : [],
        inscriteLe,
        instant: new Date(`${dernierJour(inventee)}T09:00:00Z`),
        contenu: { ...contenu, documents: documents.map(({ uuid }) => ({ uuid, actif: true })) },
      }
    })
    await saveFirstVersions(
      trx,
      nees.map(({ numero, contenu, instant, documents: _, ...papier }) => ({
        ...papier,
        numero,
        tribunal: tribunal.id,
        evenement: 'REPRISE',
        requete: null,
        contenu,
        now: instant,
        auteur: null,
      })),
    )
    await saveDocuments(
      trx,
      now,
      nees.flatMap(({ documents }) => documents),
    )
  })
}

/**
 * Brings the invented associations of the register up to `count`, shared among the courts in the real proportions. Existing ones stay: an
 * interrupted seed goes on where it stopped, and the same number again does nothing.
 */
export const seedAssociations = async (atelier: Atelier, combien: number, progress: (faites: number) => void = () => {}): Promise<void> => {
  const { db, now } = atelier
  const courts = await tribunaux(db)
  const faites = await countSeeded(db, courts.map(cleDe))
  const lots = split(courts, combien).flatMap(({ tribunal, part }) => {
    const missing = part - (faites.get(cleDe(tribunal)) ?? 0)
    return missing > 0 ? [{ tribunal, missing }] : []
  })
  if (lots.length === 0) return
  const modeles = await drawModeles(atelier)
  await db.transaction().execute((trx) =>
    referenceFichiers(
      trx,
      now(),
      modeles.flatMap(({ fichiers }) => fichiers),
    ),
  )
  const reels = new Set(await nomsDesCommunes(db))
  let done = 0
  const lane = async (): Promise<void> => {
    for (let lot = lots.shift(); lot; lot = lots.shift()) {
      const { tribunal, missing } = lot
      const ressort = { communes: await ressortCommunes(db, tribunal), reels }
      for (let rest = missing; rest > 0; rest -= parLot) {
        const size = Math.min(rest, parLot)
        await seedLot(db, tribunal, ressort, modeles, size, now())
        done += size
        progress(done)
      }
    }
  }
  // Two courts at a time: one is invented while the other is written.
  await Promise.all([lane(), lane()])
  await analyse(db)
}
