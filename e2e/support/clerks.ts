import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hashMotPasse } from '../../server/src/compte/mot-passe.ts'
import { assignAgent, insertCompte } from '../../server/src/compte/sql.ts'
import { openDatabase } from '../../server/src/core/database.ts'
import { runAs } from '../../server/src/core/postgres/identity.ts'
import { placeFor } from '../../server/src/core/postgres/place.ts'
import { testPassword } from './people.ts'

/** Password of the demonstration accounts (README). */
export const demonstration = 'Demonstration-2026'
export const strasbourg = { email: 'greffe.strasbourg@exemple.fr' }
export const colmar = { email: 'greffe.colmar@exemple.fr' }

export const databaseUrl = async (): Promise<string> => {
  const { data } = await placeFor(join(process.env['E2E_DOSSIER'] ?? '', 'postgres'), await runAs())
  const secret = (await readFile(join(data, 'mot-de-passe'), 'utf8')).trim()
  const port = (await readFile(join(data, 'pg', 'postmaster.pid'), 'utf8')).split('\n')[3]
  return `postgres://registre:${secret}@127.0.0.1:${port}/registre`
}

/** Adds a member of the staff directly in the database, whom no other journey uses. */
const insertStaff = async (authority: 'GREFFE' | 'JUGE' | 'ADMINISTRATION', prenom: string, nom: string, tribunaux: string[]) => {
  const db = openDatabase(await databaseUrl())
  try {
    const email = `${randomUUID()}@exemple.fr`
    const hash = await hashMotPasse(testPassword)
    const infos = { email, civilite: 'M' as const, prenom, nom, adresse: null, complementAdresse: null, codePostal: null, ville: null }
    await db.transaction().execute(async (trx) => {
      const uuid = await insertCompte(trx, new Date(), infos, hash, { etat: 'ACTIF', authorities: ['USAGER', authority] })
      if (uuid === null) throw new Error('the address was taken')
      if (tribunaux.length > 0) await assignAgent(trx, uuid, tribunaux)
    })
    return { email }
  } finally {
    await db.destroy()
  }
}

/** Adds a clerk of a court. */
export const aClerk = (tribunal: string, prenom: string, nom: string) => insertStaff('GREFFE', prenom, nom, [tribunal])

/** Adds a judge of a court. An administrator then links the account to a signatory. */
export const aJudge = (tribunal: string, prenom: string, nom: string) => insertStaff('JUGE', prenom, nom, [tribunal])

/** Adds an administrator. */
export const anAdministrator = (prenom: string, nom: string) => insertStaff('ADMINISTRATION', prenom, nom, [])
