import { expect } from 'vitest'
import { startFollowing, stopFollowing } from '../src/rattachements/suivre/sql.ts'
import { saveInvitation } from '../src/rattachements/invitation/save.ts'
import { tie } from '../src/rattachements/attach.ts'
import { jobsDone, type TestOffice } from './office.ts'
import { clerk, someone, type Someone } from './people.ts'
import { aDemande } from './rattachements.ts'
import { aRegisteredAssociation } from './register.ts'

/** Roles attached to the association today, whatever their rights: they get mails about what is done on it. */
export const attachedRoles = ['depositor', 'lastDay', 'manager', 'member']

const users = ['manager', 'depositor', 'member', 'lastDay', 'lapsed', 'ended', 'disabledUser', 'invited', 'asking'] as const
const strangers = ['follower', 'stopped', 'disabledFollower', 'elsewhereManager', 'elsewhereFollower', 'visitor'] as const
const clerks = ['clerk', 'colleague', 'moved', 'demoted', 'disabled', 'judge'] as const
type Role = (typeof users)[number] | (typeof strangers)[number] | (typeof clerks)[number] | `colmar-${(typeof clerks)[number]}`
export type Cast = Record<Role, Someone>

/** The clerks of a court and its judge, plus former clerks: moved, without the authority, or with a closed account. */
const courtCast = async (office: TestOffice, tribunal: string): Promise<Record<(typeof clerks)[number], Someone>> => {
  const { db } = office
  const named = {
    clerk: await clerk(office, tribunal, { prenom: 'Dominique', nom: 'Greffe' }),
    colleague: await clerk(office, tribunal, { prenom: 'Ondine', nom: 'Voisine' }),
    moved: await clerk(office, tribunal),
    demoted: await clerk(office, tribunal),
    disabled: await clerk(office, tribunal),
    judge: await someone(office, { authorities: ['USAGER', 'JUGE'], tribunaux: [tribunal] }),
  }
  await db.updateTable('agent_tribunal').set({ tribunal: 'TJ-SAVERNE' }).where('compte', '=', named.moved.uuid).execute()
  await db
    .updateTable('compte')
    .set({ authorities: ['USAGER'] })
    .where('uuid', '=', named.demoted.uuid)
    .execute()
  await db.updateTable('compte').set({ etat: 'DESACTIVE' }).where('uuid', '=', named.disabled.uuid).execute()
  return named
}

/** Everybody who may get mails about an association of Strasbourg, and one decoy of each kind who must not. */
export const castOf = async (office: TestOffice): Promise<Cast> => {
  const people = [...users, ...strangers].map(async (role) => [role, await someone(office, { prenom: role, nom: 'Personne' })] as const)
  const colmar = Object.entries(await courtCast(office, 'TJ-COLMAR')).map(([role, each]) => [`colmar-${role}`, each])
  return { ...Object.fromEntries([...colmar, ...(await Promise.all(people))]), ...(await courtCast(office, 'TJ-STRASBOURG')) }
}

/** Gives each person their role on an association, and on another one of the same court. */
export const playOn = async (office: TestOffice, cast: Cast, numero: string): Promise<void> => {
  const { db, now } = office
  const { numero: elsewhere } = await aRegisteredAssociation(office)
  const dayFromNow = (days: number) => new Date(now().getTime() + days * 86_400_000).toISOString().slice(0, 10)
  await db.transaction().execute(async (trx) => {
    const attach = (role: Role, rights: object = {}, association = numero) => {
      const none = { fonction: `Fonction ${role}`, gestion: false, depot: false, now: now(), auteur: null }
      return tie(trx, { association, compte: cast[role].uuid, ...none, ...rights })
    }
    await attach('manager', { gestion: true, depot: true })
    await attach('depositor', { depot: true })
    await attach('member')
    await attach('lastDay', { fin: dayFromNow(0) })
    await attach('lapsed', { gestion: true, fin: dayFromNow(-1) })
    await attach('ended', { gestion: true })
    await attach('disabledUser', { gestion: true })
    await attach('elsewhereManager', { gestion: true }, elsewhere)
    const droits = { association: numero, fonction: 'Membre', gestion: true, depot: true, now: now(), auteur: null }
    await saveInvitation(trx, { ...droits, email: cast.invited.email })
    await aDemande(trx, { association: numero, compte: cast.asking.uuid, fonction: 'Membre', now: now() })
  })
  await db.updateTable('rattachement').set({ termine_le: now() }).where('compte', '=', cast.ended.uuid).execute()
  for (const role of ['follower', 'stopped', 'disabledFollower'] as const) await startFollowing(db, cast[role].uuid, numero, now())
  await startFollowing(db, cast.elsewhereFollower.uuid, elsewhere, now())
  await stopFollowing(db, cast.stopped.uuid, numero)
  const disabled = [cast.disabledUser.uuid, cast.disabledFollower.uuid]
  await db.updateTable('compte').set({ etat: 'DESACTIVE' }).where('uuid', 'in', disabled).execute()
}

/** The first call that the page of a link makes: its answer names what the page shows. */
const calls: [RegExp, string][] = [
  [/^\/association\/(\w+)$/, '/api/association/$1'],
  [/^\/greffe\/association\/(\w+)$/, '/api/greffe/association/$1'],
  [/^\/requete\/detail\/(\w+)$/, '/api/requete/$1'],
  [/^\/greffe\/requete\/(\w+)$/, '/api/greffe/requete/$1'],
  [/^\/greffe\/transfert$/, '/api/greffe/transfert'],
  [/^\/pieces\/(\w+)-(\w+)$/, '/api/pieces/$1/$2'],
  [/^\/verification\/([\w-]+)$/, '/api/verification/$1'],
]

/** Removes the codes and identifiers that change at each run; the numbers of associations and requests stay. */
const withoutCodes = (text: string): string =>
  text.replaceAll(/code=[\w-]+|[\da-f]{8}-[\da-f-]{27}|(?<=\/pieces\/\w+)-[A-Z2-7]{32}|(?<=\/verification\/)[\w-]+/g, '…')

/** Where a link leads its reader: its path and the name in the page's data, or the refusal. */
const follow = async ({ app, settings }: TestOffice, link: string, reader: Someone): Promise<string> => {
  const { pathname } = new URL(link)
  const [pattern, call] = calls.find(([each]) => each.test(pathname)) ?? []
  const address = withoutCodes(link.slice(settings.baseUrl.length))
  if (!pattern || !call) return address
  const { statusCode, body } = await app.inject({ url: pathname.replace(pattern, call), headers: reader.bearer })
  const [, name] = /"(?:denomination|nom)":"([^"]*)"/.exec(body) ?? []
  return `${address} ${statusCode === 200 && name ? `« ${name} »` : statusCode}`
}

export interface Announced {
  /** Recipients, once per mail; the raw address when it belongs to nobody of the cast. */
  to: string[]
  /** The links of the mail, each once, as its readers see them. */
  links: string[]
  /** Texts of the mail; a single one when all recipients get the same. */
  texts: string[]
}

/** The mails that an act adds to the outbox, by subject. */
export const announced = async (office: TestOffice, cast: Cast, act: () => Promise<unknown>): Promise<Record<string, Announced>> => {
  const outbox = () => office.db.selectFrom('courriel').select(['id', 'destinataire', 'sujet', 'texte']).execute()
  const known = new Set((await outbox()).map(({ id }) => id))
  await act()
  const found: Record<string, Announced> = {}
  for (const mail of (await outbox()).filter(({ id }) => !known.has(id))) {
    const [sujet, texte] = [mail.sujet, mail.texte].map((each) => each.replaceAll(/\p{Zs}/gu, ' ')) as [string, string]
    const [role, reader] = Object.entries(cast).find(([, { email }]) => email === mail.destinataire) ?? [mail.destinataire, cast.visitor]
    const links = await Promise.all((texte.match(/https?:\/\/\S+/g) ?? []).map((link) => follow(office, link, reader)))
    const { to, links: others, texts } = found[sujet] ?? { to: [], links: [], texts: [] }
    found[sujet] = {
      to: [...to, role].toSorted(),
      links: [...new Set([...others, ...links])].toSorted(),
      texts: [...new Set([...texts, withoutCodes(texte)])].toSorted(),
    }
  }
  return found
}

/** The expected mail: its recipients, its links, and parts of its single text. */
export const aMail = (to: string[], links: string[], ...says: string[]): { to: string[]; links: string[]; texts: unknown[] } => ({
  to: to.toSorted(),
  links: links.toSorted(),
  texts: [expect.toSatisfy((text: string) => says.every((said) => text.includes(said)), `says ${says.join(' | ')}`)],
})

/** Mails of the outbox that were not sent exactly once, after every job is done. */
export const notSentOnce = async ({ db, mails }: TestOffice): Promise<string[]> => {
  await jobsDone(db, 'courriel')
  const rows = await db.selectFrom('courriel').select(['id', 'evenement']).execute()
  return rows.filter(({ id }) => mails.filter((mail) => mail.id === id).length !== 1).map(({ evenement }) => evenement)
}
