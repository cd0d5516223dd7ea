import { expect, test } from 'vitest'
import { calls } from 'contract/app/calls'
import type { Call } from 'contract/core/call'
import { apercus } from 'contract/greffe/demandes'
import { apercevoirPhrase } from 'contract/greffe/phrases'
import { apercevoirAvisFinPublication } from 'contract/greffe/avis'
import { testOffice } from '../office.ts'
import { lines } from './lines.ts'
import { buildWorld, callNames } from './world.ts'

const world = await buildWorld(await testOffice({ APPELS_PAR_MINUTE: '1000000', ESSAIS_PAR_ADRESSE: '1000000' }))
const { app, db, people } = world

const previews = { ...apercus, apercevoirPhrase, apercevoirAvisFinPublication }
const staffActs = callNames.filter((name) => {
  const { acces, method }: Call = calls[name]
  // A preview is a read: it uses POST only because its input is too long for a query.
  return (acces === 'greffe' || acces === 'juge' || acces === 'administration') && method !== 'GET' && !(name in previews)
})

const actesBy = (auteur: string) =>
  db.selectFrom('acte').select(['type', 'instant', 'contenu']).where('auteur', '=', auteur).orderBy('id').execute()

test('[STAFF-29] every act of the staff, and every change of rights with its old and new values, records a line with its author and its instant', async () => {
  expect(staffActs.length).toBeGreaterThan(20)
  const silent: string[] = []
  for (const name of staffActs) {
    const call: Call = calls[name]
    const { uuid, bearer } = { greffe: people.clerk, juge: people.judge }[call.acces as string] ?? people.administrator
    const { params = {}, query = {}, headers = {}, payload } = await lines[name].send(world)
    const before = await actesBy(uuid)
    const answer = await app.inject({
      method: call.method,
      url: call.path.replaceAll(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? '')),
      query,
      headers: { ...headers, ...bearer },
      ...(payload === undefined ? {} : { payload: payload as Record<string, unknown> }),
    })
    expect(answer.statusCode, `${name} ${answer.body.slice(0, 300)}`).toBeLessThan(300)
    const added = (await actesBy(uuid)).slice(before.length)
    if (added.length === 0) silent.push(name)
    for (const { instant } of added) expect(instant, name).toEqual(world.now())
    if (name === 'modifierAgent')
      expect(added, name).toMatchObject([
        {
          type: 'DROITS',
          contenu: { avant: { authorities: ['USAGER'], tribunaux: [] }, apres: { authorities: expect.arrayContaining(['USAGER']) } },
        },
      ])
  }
  expect(silent).toEqual([])
})
