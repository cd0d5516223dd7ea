import { expect, test } from 'vitest'
import { type Intention, requestOf, anIntention } from '../../../test/filing-history.ts'
import { knownCommune } from '../../../test/filings.ts'
import { testOffice } from '../../../test/office.ts'
import { someone } from '../../../test/people.ts'

const office = await testOffice({ APPELS_PAR_MINUTE: '1000000' }, true)
const { db, settings, clock } = office
const qui = await someone(office)
const commune = await knownCommune(db)

/** Sends as a client written from the specification does: without a key. */
const send = async (intention: Intention) => {
  const request = requestOf(settings.baseUrl, intention)
  request.headers.delete('idempotency-key')
  const answer = await fetch(request)
  return { status: answer.status, accuse: (await answer.json()) as { numero: string } }
}
const filed = async () => (await db.selectFrom('requete').select('numero').orderBy('numero').execute()).map(({ numero }) => numero)

test('[X-75] without Idempotency-Key the account and the content act as the key for ten minutes: double and parallel sends are one filing', async () => {
  const intention = await anIntention(qui, commune)
  const sent = await Promise.all(Array.from({ length: 6 }, () => send(intention)))
  const numero = sent[0]?.accuse.numero ?? ''
  expect(sent).toEqual(Array.from({ length: 6 }, () => ({ status: 201, accuse: sent[0]?.accuse })))
  expect(await filed()).toEqual([numero])

  const here = clock.at
  const after = async (minutes: number) => {
    clock.at = new Date(here.getTime() + minutes * 60_000)
    return (await send(intention)).accuse.numero
  }
  expect(await after(9.9)).toBe(numero)
  const later = await after(10.1)
  clock.at = here
  // Another person with the same content, the same person with another content, and a content under a key of its own.
  const another = await someone(office)
  const byAnother = await send({ ...intention, compte: another.uuid, bearer: another.bearer })
  const otherContent = await send({ ...intention, depot: { ...intention.depot, commentaire: 'Une observation.' } })
  const keyed = (await (await fetch(requestOf(settings.baseUrl, intention))).json()) as { numero: string }
  expect(await filed()).toEqual([numero, later, byAnother.accuse.numero, otherContent.accuse.numero, keyed.numero].toSorted())
  expect(new Set(await filed()).size).toBe(5)
})
