import { randomUUID } from 'node:crypto'
import { SignJWT, importJWK } from 'jose'
import { api } from '../src/compte/oauth2/access-token.ts'
import { signingKey } from '../src/compte/oauth2/keys.ts'
import { startSession } from '../src/compte/sessions.ts'
import { insertCompte } from '../src/compte/sql.ts'
import type { Office } from '../src/core/door.ts'
import type { Authority } from '../src/core/personne.ts'

export interface Someone {
  uuid: string
  email: string
  /** Id of the open session. */
  session: string
  /** Authorization header of a call. */
  bearer: { authorization: string }
}

/** An active account with an open session, as a sign-in leaves it. Its password hash is not a real one. */
export const someone = async (
  { db, settings, now }: Pick<Office, 'db' | 'settings' | 'now'>,
  options: { email?: string; prenom?: string; nom?: string; authorities?: Authority[]; tribunaux?: string[] } = {},
): Promise<Someone> => {
  const { email = `${randomUUID()}@exemple.fr`, prenom = 'Camille', nom = 'Essai', authorities = ['USAGER'], tribunaux = [] } = options
  const infos = { email, civilite: 'MME' as const, prenom, nom, adresse: null, complementAdresse: null, codePostal: null, ville: null }
  const uuid = await db.transaction().execute((trx) => insertCompte(trx, now(), infos, '-', { etat: 'ACTIF', authorities }))
  if (!uuid) throw new Error('the address was taken')
  for (const tribunal of tribunaux) await db.insertInto('agent_tribunal').values({ compte: uuid, tribunal }).execute()
  return signedIn({ db, settings, now }, { uuid, email, authorities })
}

/** Opens a session of an existing account. */
export const signedIn = async (
  { db, settings, now }: Pick<Office, 'db' | 'settings' | 'now'>,
  { uuid, email, authorities }: { uuid: string; email: string; authorities: Authority[] },
): Promise<Someone> => {
  const session = randomUUID()
  await startSession(db, now(), session, uuid)
  return {
    uuid,
    email,
    session,
    bearer: { authorization: `Bearer ${await accessToken({ db, settings }, { session, authorities, uuid })}` },
  }
}

/** A clerk of one court. */
export const clerk = (
  office: Pick<Office, 'db' | 'settings' | 'now'>,
  tribunal: string,
  identite = { prenom: 'Dominique', nom: 'Greffe' },
): Promise<Someone> => someone(office, { ...identite, authorities: ['USAGER', 'GREFFE'], tribunaux: [tribunal] })

const accessToken = async (
  { db, settings }: Pick<Office, 'db' | 'settings'>,
  { session, authorities, uuid }: { session: string; authorities: Authority[]; uuid: string },
): Promise<string> => {
  const key = await signingKey(db)
  return new SignJWT({ session, authorities })
    .setProtectedHeader({ alg: 'ES256', kid: key.kid ?? '', typ: 'at+jwt' })
    .setSubject(uuid)
    .setIssuer(settings.baseUrl)
    .setAudience(api.audience)
    .setIssuedAt()
    .setExpirationTime('30 minutes')
    .sign(await importJWK(key, 'ES256'))
}
