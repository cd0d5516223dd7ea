import { actesSupport } from 'domain/compte/support'
import { textesSupport } from 'domain/compte/textes/support'
import { expect, test } from 'vitest'
import { captcha, testPassword, settled } from '../../../test/accounts.ts'
import { eventually, testOffice } from '../../../test/office.ts'
import { clerk, someone, type Someone } from '../../../test/people.ts'
import { someoneWaits } from '../../../test/waiting.ts'
import { actesDe, findBrokenLigne } from '../../core/actes.ts'

const office = await testOffice()
const { app, db, mails, clock } = office
const path = '/api/administration/compte'
const admin = await someone(office, { prenom: 'Hermine', nom: 'Adminbrunn', authorities: ['USAGER', 'ADMINISTRATION'] })
const other = await someone(office, { prenom: 'Odilon', nom: 'Adminbrunn', authorities: ['USAGER', 'ADMINISTRATION'] })

const get = (url: string, by = admin) => app.inject({ url, headers: by.bearer })
const act = (account: { uuid: string }, name: string, payload: object = {}, by = admin) =>
  app.inject({ method: 'POST', url: `${path}/${account.uuid}/${name}`, headers: by.bearer, payload })
const setRights = (account: { uuid: string }, payload: object, by = admin) =>
  app.inject({ method: 'PUT', url: `${path}/${account.uuid}/agent`, headers: by.bearer, payload })
const whoAmI = async ({ bearer }: Someone) =>
  (await app.inject({ method: 'POST', url: '/api/utilisateur/authenticate', headers: bearer })).statusCode
const reasons = (answer: { json<T>(): T }) =>
  answer.json<{ globalErrors: { defaultMessage: string }[] }>().globalErrors.map(({ defaultMessage }) => defaultMessage)
const open = async (email: string) =>
  app.inject({
    method: 'POST',
    url: path,
    headers: admin.bearer,
    payload: { email, civilite: 'M', prenom: 'Ouvert', nom: 'Par-Téléphone' },
  })
const state = (uuid: string) => db.selectFrom('compte').selectAll().where('uuid', '=', uuid).executeTakeFirstOrThrow()
const typesOf = async (uuid: string) => (await actesDe(db, 'compte', uuid)).map(({ type, auteur }) => [type, auteur])

interface Found {
  content: { uuid: string; nom: string }[]
  totalRows: number
}
const search = async (query: string) => (await get(`${path}?${query}`)).json<Found>()

test('[STAFF-27] an account is found by words of its name, first name or e-mail, ignoring accents, page by page', async () => {
  const elise = await someone(office, { prenom: 'Élise', nom: "Œuvrard d'Ensisheim" })
  const found = async (texte: string) => (await search(new URLSearchParams({ texte }).toString())).content.map(({ uuid }) => uuid)
  expect(await found('elise oeuvrard')).toEqual([elise.uuid])
  expect(await found('ENSISHEIM él')).toEqual([elise.uuid])
  expect(await found(elise.email.slice(3, 30))).toEqual([elise.uuid])
  expect(await found('elise introuvable')).toEqual([])
  const muller = await someone(office, { prenom: 'Jürgen', nom: 'Müller-Saint-Maurice' })
  for (const texte of ['mueller st maurice', 'MULLER', 'juergen Saint Maurice', 'ｊürgen'])
    expect(await found(texte), texte).toEqual([muller.uuid])
  expect(await found('100%')).toEqual([])
  const staff = await search('agents=true&sort=nom,desc')
  expect(staff.content.map(({ uuid }) => uuid)).toEqual(expect.arrayContaining([admin.uuid, other.uuid]))
  expect(staff.content.map(({ uuid }) => uuid)).not.toContain(elise.uuid)
  const pages = [await search('agents=true&size=1&page=0'), await search('agents=true&size=1&page=1')]
  expect(pages.map(({ totalRows }) => totalRows)).toEqual([2, 2])
  expect(pages.flatMap(({ content }) => content.map(({ uuid }) => uuid)).toSorted()).toEqual([admin.uuid, other.uuid].toSorted())
})

test('[STAFF-27] an account opened for somebody has no password until its person chooses one with the mailed link', async () => {
  const opened = await open('Telephone@exemple.fr')
  expect(opened.statusCode).toBe(201)
  const { uuid } = opened.json<{ uuid: string }>()
  expect(await state(uuid)).toMatchObject({ etat: 'INACTIF', mot_passe: null, authorities: ['USAGER'] })
  const mail = await eventually(() => mails.find(({ destinataire }) => destinataire === 'Telephone@exemple.fr'))
  expect(mail.texte).toContain(`${office.settings.baseUrl}/utilisateur/motdepasseoublie?code=`)
  const [link] = await db.selectFrom('lien').selectAll().where('compte', '=', uuid).execute()
  expect(link).toMatchObject({ usage: 'MOT_PASSE', expire_le: new Date(clock.at.getTime() + 7 * 86_400_000) })
  expect(await typesOf(uuid)).toEqual([['CREATION', admin.uuid]])

  const again = await open('telephone@exemple.fr')
  expect([again.statusCode, again.json()]).toMatchObject([
    400,
    { errors: [{ field: 'email', defaultMessage: textesSupport.compteExistant }] },
  ])

  expect((await act({ uuid }, 'activation')).statusCode).toBe(204)
  const usages = await db.selectFrom('lien').select('usage').where('compte', '=', uuid).execute()
  expect(usages.map(({ usage }) => usage)).toEqual(['MOT_PASSE', 'MOT_PASSE'])

  // A creation with that address, by anybody, must not activate an account without a password.
  const creation = { infos: { email: 'telephone@exemple.fr', civilite: 'M', prenom: 'Ouvert', nom: 'Autrement' }, motPasse: testPassword }
  await app.inject({ method: 'POST', url: '/oauth2/utilisateur/cycle/creer', headers: await captcha(office), payload: creation })
  await settled(office)
  const links = await db.selectFrom('lien').select('usage').where('compte', '=', uuid).execute()
  expect(links.map(({ usage }) => usage)).toEqual(['MOT_PASSE', 'MOT_PASSE', 'MOT_PASSE'])
  expect(await state(uuid)).toMatchObject({ etat: 'INACTIF', mot_passe: null })
})

test('[STAFF-27] a lost activation mail is sent again, and only while the account is not yet active', async () => {
  const account = await someone(office)
  expect(reasons(await act(account, 'activation'))).toEqual([textesSupport.dejaActif])
  await db.updateTable('compte').set({ etat: 'INACTIF' }).where('uuid', '=', account.uuid).execute()
  expect((await act(account, 'activation')).statusCode).toBe(204)
  const mail = await eventually(() => mails.find(({ destinataire }) => destinataire === account.email))
  expect(mail.texte).toContain('/utilisateur/finalisation?code=')
  expect((await act(account, 'reinitialisation')).statusCode).toBe(412)
})

test('[STAFF-27] the support sees the mails of an account and their status, never their text, a link or a password', async () => {
  const account = await someone(office)
  expect((await act(account, 'reinitialisation')).statusCode).toBe(204)
  const mail = await eventually(() => mails.find(({ destinataire }) => destinataire === account.email))
  const code = new URL(/https?:\S+/.exec(mail.texte)?.[0] ?? '').searchParams.get('code') ?? ''
  expect(code).toHaveLength(32)
  await db.updateTable('compte').set({ mot_passe: 'CANARI-EMPREINTE', totp_cle: 'CANARICLE' }).where('uuid', '=', account.uuid).execute()
  await eventually(
    async () => (await db.selectFrom('courriel').selectAll().where('destinataire', '=', account.email).execute())[0]?.envoye_le,
  )

  const answer = await get(`${path}/${account.uuid}`)
  expect(answer.json()).toMatchObject({
    etat: 'ACTIF',
    aUnMotPasse: true,
    secondFacteur: true,
    dernierAdministrateur: false,
    sessions: [{ ouverteLe: clock.at.toISOString() }],
    courriels: [{ sujet: mail.sujet, envoyeLe: clock.at.toISOString(), tentatives: 1, erreur: null }],
    actes: [{ rang: 1, type: 'REINITIALISATION', auteur: 'Hermine Adminbrunn', texte: null, droits: null }],
  })
  const list = await get(`${path}?texte=${encodeURIComponent(account.email)}`)
  for (const canary of [code, code.slice(0, 8), 'CANARI', '?code=', mail.texte.slice(0, 40)]) {
    expect(answer.body).not.toContain(canary)
    expect(list.body).not.toContain(canary)
  }
})

test('[STAFF-27] a deactivated account is refused on its next call, its links die, and the journal keeps the reason', async () => {
  const account = await someone(office)
  await act(account, 'reinitialisation')
  expect(await whoAmI(account)).toBe(200)
  expect((await act(account, 'desactivation', { motif: '' })).statusCode).toBe(400)
  expect((await act(account, 'desactivation', { motif: 'Adresse usurpée' })).statusCode).toBe(204)
  expect(await whoAmI(account)).toBe(401)
  expect(await db.selectFrom('lien').selectAll().where('compte', '=', account.uuid).execute()).toEqual([])
  expect(reasons(await act(account, 'desactivation', { motif: 'Encore' }))).toEqual([textesSupport.desactive])
  expect((await act(account, 'reactivation')).statusCode).toBe(204)
  expect((await state(account.uuid)).etat).toBe('ACTIF')
  expect(await whoAmI(account)).toBe(401)
  expect(await typesOf(account.uuid)).toEqual([
    ['REINITIALISATION', admin.uuid],
    ['DESACTIVATION', admin.uuid],
    ['REACTIVATION', admin.uuid],
  ])
  expect((await actesDe(db, 'compte', account.uuid))[1]?.texte).toBe('Adresse usurpée')
  expect(await findBrokenLigne(db, 'compte', account.uuid)).toBeNull()
})

test('reactivating an account that was never activated does not activate it', async () => {
  const account = await someone(office)
  await db.updateTable('compte').set({ etat: 'INACTIF' }).where('uuid', '=', account.uuid).execute()
  await act(account, 'desactivation', { motif: 'Essai' })
  await act(account, 'reactivation')
  expect((await state(account.uuid)).etat).toBe('INACTIF')
})

test('[STAFF-27] ending the sign-ins of an account refuses its next call and nobody else’s', async () => {
  const account = await someone(office)
  expect((await act(account, 'sessions/fin')).statusCode).toBe(204)
  expect([await whoAmI(account), await whoAmI(admin)]).toEqual([401, 200])
})

test('[STAFF-28] authorities and courts given or taken back apply from the next call', async () => {
  const agent = await clerk(office, 'TJ-COLMAR')
  const droits = { greffe: true, administration: false, tribunaux: ['TJ-STRASBOURG', 'TJ-METZ'] }
  expect((await setRights(agent, droits)).statusCode).toBe(204)
  expect(await whoAmI(agent)).toBe(401)
  const detail = (await get(`${path}/${agent.uuid}`)).json<{ authorities: string[]; tribunaux: { id: string }[] }>()
  expect(detail.authorities).toEqual(['USAGER', 'GREFFE'])
  expect(detail.tribunaux.map(({ id }) => id).toSorted()).toEqual(['TJ-METZ', 'TJ-STRASBOURG'])

  expect((await setRights(agent, { greffe: false, administration: false, tribunaux: ['TJ-METZ'] })).statusCode).toBe(204)
  expect((await state(agent.uuid)).authorities).toEqual(['USAGER'])
  expect(await db.selectFrom('agent_tribunal').selectAll().where('compte', '=', agent.uuid).execute()).toEqual([])
  const log = await db.selectFrom('securite').select(['type', 'detail']).where('compte', '=', agent.uuid).orderBy('id').execute()
  expect(log).toMatchObject([
    { type: 'DROITS', detail: { par: admin.uuid, apres: { authorities: ['USAGER', 'GREFFE'] } } },
    { type: 'DROITS', detail: { avant: { tribunaux: ['TJ-METZ', 'TJ-STRASBOURG'] }, apres: { authorities: ['USAGER'], tribunaux: [] } } },
  ])
  expect((await typesOf(agent.uuid)).map(([type]) => type)).toEqual(['DROITS', 'DROITS'])
})

test('every act of the support and every change of rights leaves one line in the journal, with its author', async () => {
  const account = await someone(office)
  const done = [
    await act(account, 'reinitialisation'),
    await act(account, 'sessions/fin'),
    await setRights(account, { greffe: false, administration: true, tribunaux: [] }),
  ]
  await db.updateTable('compte').set({ totp_cle: 'JBSWY3DPEHPK3PXP' }).where('uuid', '=', account.uuid).execute()
  done.push(await act(account, 'second-facteur/retrait'))
  done.push(await act(account, 'desactivation', { motif: 'Départ' }), await act(account, 'reactivation'))
  await db.updateTable('compte').set({ etat: 'INACTIF' }).where('uuid', '=', account.uuid).execute()
  done.push(await act(account, 'activation'))
  expect(done.map(({ statusCode }) => statusCode)).toEqual(done.map(() => 204))
  const types = [
    'REINITIALISATION',
    'FIN_SESSIONS',
    'DROITS',
    'RETRAIT_SECOND_FACTEUR',
    'DESACTIVATION',
    'REACTIVATION',
    'RENVOI_ACTIVATION',
  ]
  expect(types.toSorted()).toEqual([...actesSupport].toSorted())
  expect(await typesOf(account.uuid)).toEqual(types.map((type) => [type, admin.uuid]))
  const { actes } = (await app.inject({ url: `/api/administration/compte/${account.uuid}`, headers: admin.bearer })).json()
  expect(actes.find(({ type }: { type: string }) => type === 'DROITS').droits).toEqual({
    avant: { authorities: ['USAGER'], tribunaux: [] },
    apres: { authorities: ['USAGER', 'ADMINISTRATION'], tribunaux: [] },
  })
  expect(await findBrokenLigne(db, 'compte', account.uuid)).toBeNull()
  const log = await db.selectFrom('securite').select('type').where('compte', '=', account.uuid).orderBy('id').execute()
  expect(log.map(({ type }) => type)).toEqual(['DROITS', 'SECOND_FACTEUR_RETIRE', 'DESACTIVATION', 'REACTIVATION'])
})

test('the support sends at most ten mails a day to one address', async () => {
  const account = await someone(office)
  for (let sent = 0; sent < 10; sent += 1) expect((await act(account, 'reinitialisation')).statusCode).toBe(204)
  expect((await act(account, 'reinitialisation')).statusCode).toBe(429)
})

test('a clerk without a court and an unknown court are errors of the field', async () => {
  const account = await someone(office)
  for (const tribunaux of [[], ['TJ-NULLEPART']]) {
    const answer = await setRights(account, { greffe: true, administration: false, tribunaux })
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { errors: [{ field: 'tribunaux' }] }])
  }
  expect((await state(account.uuid)).authorities).toEqual(['USAGER'])
})

test('giving an account its current rights ends no session and writes nothing', async () => {
  const agent = await clerk(office, 'TJ-COLMAR')
  expect((await setRights(agent, { greffe: true, administration: false, tribunaux: ['TJ-COLMAR'] })).statusCode).toBe(204)
  expect(await whoAmI(agent)).toBe(200)
  expect(await typesOf(agent.uuid)).toEqual([])
})

test('administrators can neither change their own rights nor close their own account', async () => {
  const mine = await setRights(admin, { greffe: true, administration: true, tribunaux: ['TJ-COLMAR'] })
  expect([mine.statusCode, reasons(mine)]).toEqual([412, [textesSupport.soiMeme.DROITS]])
  const close = await act(admin, 'desactivation', { motif: 'Essai' })
  expect([close.statusCode, reasons(close)]).toEqual([412, [textesSupport.soiMeme.DESACTIVATION]])
})

test('[STAFF-28] an administrator who loses that authority while their act waits for a lock does nothing', async () => {
  const target = await someone(office)
  const { act: waiting } = await db.transaction().execute(async (trx) => {
    await trx.selectFrom('compte').select('uuid').where('uuid', '=', target.uuid).forUpdate().execute()
    // `inject` starts its call only when it is awaited.
    const sent = Promise.resolve(act(target, 'desactivation', { motif: 'Essai' }, other))
    await someoneWaits(trx)
    await trx
      .updateTable('compte')
      .set({ authorities: ['USAGER'] })
      .where('uuid', '=', other.uuid)
      .execute()
    return { act: sent }
  })
  expect((await waiting).statusCode).toBe(401)
  expect((await state(target.uuid)).etat).toBe('ACTIF')
  await db
    .updateTable('compte')
    .set({ authorities: ['USAGER', 'ADMINISTRATION'] })
    .where('uuid', '=', other.uuid)
    .execute()
})

test('[STAFF-28] two administrators who close each other’s account at once leave one of them', async () => {
  const answers = await Promise.all([
    act(other, 'desactivation', { motif: 'Essai' }, admin),
    act(admin, 'desactivation', { motif: 'Essai' }, other),
  ])
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 401])
  const active = await db
    .selectFrom('compte')
    .select('uuid')
    .where('etat', '=', 'ACTIF')
    .where('uuid', 'in', [admin.uuid, other.uuid])
    .execute()
  expect(active).toHaveLength(1)
  const last = active[0]?.uuid === admin.uuid ? admin : other
  const detail = await get(`${path}/${last.uuid}`, last)
  expect(detail.json()).toMatchObject({ dernierAdministrateur: true })
  await db
    .updateTable('compte')
    .set({ etat: 'ACTIF' })
    .where('uuid', '=', (last === admin ? other : admin).uuid)
    .execute()
})
