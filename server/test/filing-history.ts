import { createHash, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { AccuseReception } from 'contract/requetes/depot'
import type { Depot } from 'domain/requetes/depot/depot'
import { anAnnexe } from 'domain/core/exemples'
import { aDissolutionDepot, aRadiationDepot, aDepotDeclarant } from 'domain/requetes/examples/filings'
import type { Commune } from 'domain/core/commune'
import { findBrokenLigne } from '../src/core/actes.ts'
import type { Db } from '../src/core/database.ts'
import type { Office } from '../src/core/door.ts'
import { makePdf } from './corpus/corpus.ts'
import { aCreationIn, aModificationIn, aMultipartDepot } from './filings.ts'
import type { Someone } from './people.ts'
import { aRegisteredAssociation } from './register.ts'

/** One intention to file, as recorded on the client side, outside the system (check H1). */
export interface Intention {
  compte: string
  bearer: { authorization: string }
  cle: string
  /** Path of the filing, with its association. */
  chemin: string
  depot: Depot
  fichiers: readonly Buffer[]
  /** `unknown` until an answer came: the filing then exists entirely or not at all. */
  outcome: 'unknown' | 'refused' | AccuseReception
}

export const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

type Demarche = 'creation' | 'modification' | 'dissolution' | 'radiation'
export const demarches: readonly Demarche[] = ['modification', 'creation', 'dissolution', 'radiation']
let tour = 0
/** Returns the four kinds of filing in turn, so that crash tests cover all of them. */
export const nextDemarche = (): Demarche => demarches[(tour += 1) % demarches.length] ?? 'creation'

/** The services needed to create associations to file on. */
type Here = Pick<Office, 'db' | 'now'>

const depots: Record<Demarche, (commune: Commune) => Depot> = {
  creation: aCreationIn,
  modification: aModificationIn,
  dissolution: () => aDissolutionDepot(),
  radiation: () => aRadiationDepot({ documents: [anAnnexe({ type: 'PIECE_JOINTE', sousType: null })] }),
}

const cheminDe = async (demarche: Demarche, personne: Someone, ici: Here): Promise<string> => {
  if (demarche === 'creation') return demarche
  const etatAssociation = demarche === 'radiation' ? 'DISSOUTE' : 'INSCRITE'
  const { numero } = await aRegisteredAssociation(ici, { etatAssociation, rattaches: [{ personne }] })
  return `${demarche}/${numero}`
}

/** A new intention of a person, with its own key, files, mail address and association. */
export const anIntention = async (qui: Someone, commune: Commune, ici?: Here, demarche: Demarche = 'creation'): Promise<Intention> => {
  const cle = randomUUID()
  const depot = { ...depots[demarche](commune), declarant: aDepotDeclarant({ email: `${cle}@exemple.fr` }) }
  const chemin = ici ? await cheminDe(demarche, qui, ici) : demarche
  const fichiers = await Promise.all(depot.documents.map(({ nom }) => makePdf({ texte: `${nom} ${cle}` })))
  return { compte: qui.uuid, bearer: qui.bearer, cle, chemin, depot, fichiers, outcome: 'unknown' }
}

/** The HTTP request of an intention, to send whole or to cut. */
export const requestOf = (baseUrl: string, { bearer, chemin, ...envoi }: Intention): Request => {
  const { body, headers } = aMultipartDepot(envoi)
  return new Request(`${baseUrl}/api/requete/${chemin}`, { method: 'POST', body, headers: { ...headers, ...bearer } })
}

/** Sends it and records the outcome. Returns the status, null when no answer came. Two different acknowledgements are an error. */
export const send = async (baseUrl: string, intention: Intention): Promise<number | null> => {
  const answer = await fetch(requestOf(baseUrl, intention)).catch(() => null)
  const said: unknown = await answer?.json().catch(() => null)
  if (!answer || !said || answer.status === 409 || answer.status >= 500) return answer?.status ?? null
  const outcome = answer.status === 201 ? (said as AccuseReception) : 'refused'
  if (intention.outcome !== 'unknown' && JSON.stringify(intention.outcome) !== JSON.stringify(outcome))
    throw new Error(`${intention.cle} was answered ${JSON.stringify(intention.outcome)}, then ${JSON.stringify(outcome)}`)
  intention.outcome = outcome
  return answer.status
}

/** The faults of one existing filing; empty when it is complete. */
const faultsOf = async (db: Db, objets: string, { cle, fichiers, depot, outcome }: Intention, numero: string): Promise<string[]> => {
  const faults: string[] = []
  const says = (wrong: boolean, fault: string) => wrong && faults.push(`${cle} ${numero}: ${fault}`)
  const expected = fichiers.map(sha256)
  const annexes = await db
    .selectFrom('annexe')
    .innerJoin('fichier', 'fichier.sha256', 'annexe.sha256')
    .select(['annexe.sha256', 'taille'])
    .where('requete', '=', numero)
    .orderBy('rang')
    .execute()
  says(annexes.map((annexe) => annexe.sha256).join() !== expected.join(), 'its annexes are not those sent')
  for (const [i, annexe] of annexes.entries()) {
    const bytes = await readFile(join(objets, annexe.sha256.slice(0, 2), annexe.sha256.slice(2, 4), annexe.sha256)).catch(() => null)
    says(!bytes || sha256(bytes) !== annexe.sha256 || bytes.length !== annexe.taille, `the object of annexe ${i} is missing or differs`)
  }
  const actes = await db.selectFrom('acte').select('type').where('sujet', '=', 'requete').where('sujet_id', '=', numero).execute()
  says(actes.map(({ type }) => type).join() !== 'DEPOT', `its acts are ${actes.map(({ type }) => type).join() || 'none'}`)
  says((await findBrokenLigne(db, 'requete', numero)) !== null, 'its chain is broken')
  const mails = await db
    .selectFrom('courriel')
    .select('evenement')
    .where('destinataire', '=', depot.declarant.email ?? '')
    .execute()
  says(mails.map(({ evenement }) => evenement).join() !== `requete/${numero}/depot`, `${mails.length} mails instead of one`)
  if (typeof outcome === 'object') {
    says(outcome.numero !== numero, `acknowledged as ${outcome.numero}`)
    says(outcome.documents.map((document) => document.sha256).join() !== expected.join(), 'acknowledged with other fingerprints')
  }
  return faults
}

/**
 * The checker of check H1, based on the database and the stored bytes. An acknowledged filing exists exactly once and complete, a refused
 * one does not exist, an unknown one is complete or absent, and nothing else exists. Returns the faults found.
 */
export const check = async (db: Db, dataDir: string, history: readonly Intention[]): Promise<string[]> => {
  const faults: string[] = []
  const filings = await db.selectFrom('requete').select(['numero', 'compte', 'cle']).execute()
  const known = new Map(history.map((intention) => [`${intention.compte}/${intention.cle}`, intention]))
  for (const { numero, compte, cle } of filings) {
    const intention = known.get(`${compte}/${cle}`)
    if (!intention) faults.push(`${numero} was filed by nobody`)
    else if (intention.outcome === 'refused') faults.push(`${numero} was refused, yet exists`)
    else faults.push(...(await faultsOf(db, join(dataDir, 'fichiers', 'objets'), intention, numero)))
  }
  const filed = new Set(filings.map(({ compte, cle }) => `${compte}/${cle}`))
  for (const { compte, cle, outcome } of history) {
    if (typeof outcome === 'object' && !filed.has(`${compte}/${cle}`)) faults.push(`${outcome.numero} was acknowledged, yet is lost`)
  }
  // Leftovers of filings that have no row.
  const numeros = new Set(filings.map(({ numero }) => numero))
  const actes = await db.selectFrom('acte').select('sujet_id').where('sujet', '=', 'requete').execute()
  const mails = await db.selectFrom('courriel').select('evenement').where('evenement', 'like', 'requete/%').execute()
  const named = [...actes.map((acte) => acte.sujet_id), ...mails.map(({ evenement }) => evenement.split('/')[1] ?? '')]
  for (const numero of named) if (!numeros.has(numero)) faults.push(`something speaks of ${numero}, which does not exist`)
  return faults
}
