import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { desInformations } from 'domain/association/exemples'
import type { Commune } from 'domain/core/commune'
import type { DepotDeCreation } from 'domain/requetes/demarches/creation'
import type { DepotDeModification } from 'domain/requetes/demarches/modification'
import { aCreationDepot, aModificationDepot } from 'domain/requetes/examples/filings'
import type { Db } from '../src/core/database.ts'
import type { Office } from '../src/core/door.ts'
import { makePdf } from './corpus/corpus.ts'
import type { TestOffice } from './office.ts'
import type { Someone } from './people.ts'

/** The commune with this INSEE code, as a form sends it once chosen from the list; Strasbourg by default. */
export const knownCommune = async (db: Db, codeInsee = '67482'): Promise<Commune> => {
  const row = await db
    .selectFrom('commune')
    .select(['id', 'libelle', 'code_postaux'])
    .where('code_insee', '=', codeInsee)
    .executeTakeFirstOrThrow()
  return { id: row.id, codeInsee, libelle: row.libelle, codePostaux: row.code_postaux }
}

/** A valid creation on 2026-11-20, with its siege in this commune. */
export const aCreationIn = (commune: Commune, autrement: Partial<DepotDeCreation> = {}): DepotDeCreation => {
  const creation = aCreationDepot()
  const { adresse } = desInformations()
  const siege = { ...adresse, commune, codePostal: commune.codePostaux[0] ?? adresse.codePostal }
  return { ...creation, association: { ...creation.association, informations: desInformations({ adresse: siege }) }, ...autrement }
}

/** A valid modification on 2026-11-20 for an association of this commune's court. It moves the siege to this commune. */
export const aModificationIn = (commune: Commune): DepotDeModification => {
  const { association } = aCreationIn(commune)
  return aModificationDepot({ association })
}

/** The files of a creation: small, real and all different. */
export const threePdfs = (): Promise<Buffer[]> =>
  Promise.all(["Déclaration d'inscription", 'Statuts', "Procès-verbal de l'assemblée"].map((texte) => makePdf({ texte })))

export interface Envoi {
  depot: unknown
  fichiers: readonly Buffer[]
  cle?: string
}

/** The multipart body of a filing and its headers. The caller adds the bearer token and the content type of the form. */
export const aMultipartDepot = ({ depot, fichiers, cle = randomUUID() }: Envoi): { body: FormData; headers: Record<string, string> } => {
  const body = new FormData()
  body.append('association', new Blob([JSON.stringify(depot)], { type: 'application/json' }))
  for (const [rang, fichier] of fichiers.entries()) body.append('fichier', new Blob([new Uint8Array(fichier)]), `annexe-${rang}`)
  return { body, headers: { 'idempotency-key': cle } }
}

/** Files a creation with an API call; by default a valid one in Strasbourg. */
export const submitDepot = async (
  { app, db }: Pick<TestOffice, 'app' | 'db'>,
  qui: Pick<Someone, 'bearer'>,
  envoi: Partial<Envoi> = {},
) => {
  const depot = 'depot' in envoi ? envoi.depot : aCreationIn(await knownCommune(db))
  const { body, headers } = aMultipartDepot({ ...envoi, depot, fichiers: envoi.fichiers ?? (await threePdfs()) })
  return app.inject({ method: 'POST', url: '/api/requete/creation', headers: { ...headers, ...qui.bearer }, payload: body })
}

/** Files left in the spool by uploads; empty once each upload has ended. */
export const receptions = ({ settings }: Pick<Office, 'settings'>): Promise<string[]> =>
  readdir(join(settings.dataDir, 'fichiers', 'spool'))
