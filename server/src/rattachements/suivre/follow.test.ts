import { expect, test } from 'vitest'
import { testOffice } from '../../../test/office.ts'
import { auGreffe } from '../../../test/greffe-association.ts'
import { clerk, someone, type Someone } from '../../../test/people.ts'
import { aRegisteredAssociation } from '../../../test/register.ts'
import { makeVersion } from '../../../test/versions.ts'
import { announceRemaining } from './announce.ts'

const office = await testOffice()
const { app, db, now } = office
const [curieuse, autre, ferme] = await Promise.all([someone(office), someone(office), someone(office)])
const greffe = auGreffe(office, await clerk(office, 'TJ-STRASBOURG'))

const follow = async (numero: string, qui: Someone, oui = true) =>
  (await app.inject({ method: 'PUT', url: `/api/association/${numero}/suivi`, headers: qui.bearer, payload: { suivre: oui } })).statusCode
const stop = (code: string) => app.inject({ method: 'POST', url: '/api/suivi/arret', payload: { code } })
const listFollowed = async (qui: Someone) =>
  (await app.inject({ url: '/api/utilisateur/suivies', headers: qui.bearer })).json<{ numero: string }[]>().map(({ numero }) => numero)
const fiche = async (numero: string, qui: Someone) =>
  (await app.inject({ url: `/api/association/${numero}`, headers: qui.bearer })).json<{ suivie: boolean }>()
const runNight = () => announceRemaining(office, now())
const courriels = async (numero: string, qui: Someone) =>
  (
    await db
      .selectFrom('courriel')
      .select(['evenement', 'sujet', 'texte'])
      .where('evenement', 'like', `association/${numero}/%`)
      .where('destinataire', '=', qui.email)
      .orderBy('evenement')
      .execute()
  ).map((courriel) => ({ ...courriel, texte: courriel.texte.replaceAll('\u00a0', ' ') }))
const codeIn = (texte: string): string => /\/suivi\/arret\?code=(\S+)/.exec(texte)?.[1] ?? ''

test('a follower gets one mail per registered change since they began, until they stop following', async () => {
  const { numero } = await aRegisteredAssociation(office)
  await makeVersion(office, numero, (contenu) => contenu)
  for (let fois = 0; fois < 2; fois += 1) expect(await follow(numero, curieuse)).toBe(204)
  expect([(await fiche(numero, curieuse)).suivie, (await fiche(numero, autre)).suivie]).toEqual([true, false])
  expect(await listFollowed(curieuse)).toEqual([numero])
  await runNight()
  expect(await courriels(numero, curieuse)).toEqual([])

  await makeVersion(office, numero, (contenu) => contenu)
  await makeVersion(office, numero, (contenu) => contenu)
  for (let fois = 0; fois < 2; fois += 1) await runNight()
  const recus = await courriels(numero, curieuse)
  expect(recus.map(({ evenement }) => evenement)).toEqual([3, 4].map((ordre) => `association/${numero}/version/${ordre}`))
  expect(recus[0]?.texte).toContain('Le registre a changé le 20/11/2026')
  expect(recus[0]?.texte).toContain(`${office.settings.baseUrl}/association/${numero}`)
  expect(await courriels(numero, autre)).toEqual([])

  expect(await follow(numero, curieuse, false)).toBe(204)
  await makeVersion(office, numero, (contenu) => contenu)
  await runNight()
  expect(await courriels(numero, curieuse)).toHaveLength(2)
  expect(await listFollowed(curieuse)).toEqual([])
})

test('the link in each mail stops the follow once, without signing in; an unknown code stops nothing', async () => {
  const { numero } = await aRegisteredAssociation(office)
  for (const qui of [curieuse, autre]) await follow(numero, qui)
  await makeVersion(office, numero, (contenu) => contenu)
  await runNight()
  const code = codeIn((await courriels(numero, curieuse))[0]?.texte ?? '')
  expect(code).toMatch(/^[\w-]{32}$/)
  expect(code).not.toBe(codeIn((await courriels(numero, autre))[0]?.texte ?? ''))
  expect((await stop(`${code.slice(0, -1)}A${code.at(-1) === 'A' ? 'B' : ''}`)).statusCode).toBe(412)
  expect((await stop(code)).json()).toEqual({ denomination: 'Association chorale de Mittelbruch' })
  expect((await stop(code)).statusCode).toBe(412)
  expect([await listFollowed(curieuse), await listFollowed(autre)]).toEqual([[], [numero]])
})

test('a copy of the register made by the court is mailed to nobody, since it changes nothing; a closed account gets no mail', async () => {
  const { numero } = await aRegisteredAssociation(office)
  for (const qui of [curieuse, ferme]) await follow(numero, qui)
  await db.updateTable('compte').set({ etat: 'DESACTIVE' }).where('uuid', '=', ferme.uuid).execute()
  expect((await greffe.instantane(numero, 1)).status).toBe(200)
  await runNight()
  expect(await courriels(numero, curieuse)).toEqual([])
  await makeVersion(office, numero, (contenu) => contenu)
  await runNight()
  expect(await courriels(numero, curieuse)).toHaveLength(1)
  expect(await courriels(numero, ferme)).toEqual([])
})

test('an association that does not exist cannot be followed', async () => {
  expect(await follow('STR999999', curieuse)).toBe(404)
})
