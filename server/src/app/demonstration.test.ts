import { expect, test } from 'vitest'
import { sendCourriel } from '../core/mail/outbox.ts'
import { testOffice, type TestOffice } from '../../test/office.ts'

const office = await testOffice()
const production = await testOffice({ DEMONSTRATION: 'non' })

const send = ({ db, jobs, now }: TestOffice, evenement: string) =>
  db
    .transaction()
    .execute((trx) =>
      sendCourriel(trx, jobs, now(), { evenement, destinataire: 'camille@exemple.fr', sujet: evenement, texte: 'http://localhost/x' }),
    )
const list = ({ app }: TestOffice) => app.inject({ method: 'GET', url: '/api/demonstration/courriels' })

test('in demonstration mode anybody reads the last fifty mails, newest first', async () => {
  for (let rank = 1; rank <= 51; rank += 1) {
    office.clock.at = new Date(office.clock.at.getTime() + 1000)
    await send(office, `courriel ${rank}`)
  }
  const answer = await list(office)
  expect(answer.statusCode).toBe(200)
  const mails = answer.json<{ sujet: string; creeLe: string }[]>()
  expect(mails).toHaveLength(50)
  expect(mails[0]).toMatchObject({
    sujet: 'courriel 51',
    destinataire: 'camille@exemple.fr',
    texte: 'http://localhost/x',
    creeLe: office.clock.at.toISOString(),
  })
  expect(mails.at(-1)?.sujet).toBe('courriel 2')
})

test('outside demonstration mode the mailbox does not exist', async () => {
  await send(production, 'secret')
  const answer = await list(production)
  expect(answer.statusCode).toBe(404)
  expect(answer.body).not.toContain('secret')
})
