import { beforeAll, expect, test } from 'vitest'
import { knownCommune, submitDepot, aCreationIn } from '../../../test/filings.ts'
import { testOffice } from '../../../test/office.ts'
import { clerk, someone } from '../../../test/people.ts'
import { aSignataire } from '../../../test/signatories.ts'
import { someoneWaits } from '../../../test/waiting.ts'
import { markAllConforming } from '../../../test/verdicts.ts'
import { actesDe, findBrokenLigne } from '../../core/actes.ts'
import { lockRequete } from '../procedure/sql.ts'

const office = await testOffice()
const { app, db, clock } = office
const filer = await someone(office, { prenom: 'Odile', nom: 'Mittelbrucher' })
const ours = await clerk(office, 'TJ-STRASBOURG')
const commune = await knownCommune(db)
let signataire = 0
beforeAll(async () => {
  signataire = await aSignataire(db)
})

const act = async (numero: string, path: string, payload: object) => {
  const answer = await app.inject({ method: 'POST', url: `/api/greffe/requete/${numero}/${path}`, headers: ours.bearer, payload })
  return { status: answer.statusCode, body: answer.statusCode === 204 ? null : answer.json() }
}
const withdraw = async (numero: string) => {
  const answer = await app.inject({ method: 'POST', url: `/api/requete/${numero}/retrait`, headers: filer.bearer })
  return { status: answer.statusCode, body: answer.statusCode === 204 ? null : answer.json() }
}
const register = (numero: string) => act(numero, 'inscription', { version: 5, le: '2026-11-20', signataire })
/** Makes a creation ready to be decided. */
const ready = async (): Promise<string> => {
  clock.at = new Date('2026-11-20T10:00:00Z')
  const { numero } = (await submitDepot(office, filer, { depot: aCreationIn(commune) })).json<{ numero: string }>()
  await act(numero, 'prise-en-charge', { version: 1 })
  await act(numero, 'communication-prefet', { version: 2, le: '2026-11-20' })
  await act(numero, 'reponse-prefet', { version: 3, le: '2026-11-20', reponse: 'PAS_D_OPPOSITION' })
  await markAllConforming(office, ours, numero)
  return numero
}

/** Checks that exactly one of the two succeeded, whole: the other was refused with a sentence and left nothing. */
const oneOutcome = async (
  numero: string,
  withdrawal: Awaited<ReturnType<typeof withdraw>>,
  inscription: Awaited<ReturnType<typeof act>>,
) => {
  const row = await db
    .selectFrom('requete')
    .select(['etape', 'association', 'version'])
    .where('numero', '=', numero)
    .executeTakeFirstOrThrow()
  const versions = await db.selectFrom('version').select('ordre').where('requete', '=', numero).execute()
  const mails = await db.selectFrom('courriel').select('evenement').where('evenement', 'like', `requete/${numero}/%`).execute()
  const told = new Set(mails.map(({ evenement }) => evenement.split('/')[2]))
  const last = (await actesDe(db, 'requete', numero)).at(-1)?.type
  expect(await findBrokenLigne(db, 'requete', numero)).toBeNull()
  if (withdrawal.status === 204) {
    expect([row.etape, row.association, row.version, versions.length, last]).toEqual(['RETIREE', null, 6, 0, 'RETRAIT'])
    expect([told.has('retrait'), told.has('inscription')]).toEqual([true, false])
    expect([409, 412]).toContain(inscription.status)
    if (inscription.status === 409) expect(inscription.body.message).toMatch(/^Odile Mittelbrucher a retiré cette requête le /)
    return 'withdrawn'
  }
  expect([row.etape, row.version, versions.length, last]).toEqual(['INSCRITE', 6, 1, 'INSCRIPTION'])
  expect([told.has('retrait'), told.has('inscription')]).toEqual([false, true])
  expect(inscription.status).toBe(200)
  expect(withdrawal).toMatchObject({
    status: 412,
    body: { globalErrors: [{ defaultMessage: 'Le tribunal a déjà décidé de cette requête.' }] },
  })
  return 'registered'
}

test('of a withdrawal and an inscription at the same instant, exactly one succeeds', async () => {
  for (let round = 0; round < 8; round += 1) {
    const numero = await ready()
    const both = round % 2 === 0 ? [withdraw(numero), register(numero)] : [register(numero), withdraw(numero)]
    const [first, second] = await Promise.all(both)
    if (!first || !second) throw new Error('two were sent')
    await oneOutcome(numero, ...((round % 2 === 0 ? [first, second] : [second, first]) as [typeof first, typeof second]))
  }
})

test.each(['withdrawn', 'registered'] as const)(
  'each has read the request open and waits for the other: the first to write it wins, here %s',
  async (winner) => {
    const numero = await ready()
    const send = { withdrawn: () => withdraw(numero), registered: () => register(numero) }
    const loser = winner === 'withdrawn' ? 'registered' : 'withdrawn'
    const sent = await db.transaction().execute(async (trx) => {
      await lockRequete(trx, numero)
      const first = send[winner]()
      await someoneWaits(trx)
      const second = send[loser]()
      await someoneWaits(trx, 2)
      return { [winner]: first, [loser]: second } as Record<'withdrawn' | 'registered', ReturnType<typeof withdraw>>
    })
    expect(await oneOutcome(numero, await sent.withdrawn, await sent.registered)).toBe(winner)
  },
)

test('an act of the court before its decision does not prevent a concurrent withdrawal', async () => {
  for (let round = 0; round < 4; round += 1) {
    clock.at = new Date('2026-11-20T10:00:00Z')
    const { numero } = (await submitDepot(office, filer, { depot: aCreationIn(commune) })).json<{ numero: string }>()
    const [taken, withdrawn] = await Promise.all([act(numero, 'prise-en-charge', { version: 1 }), withdraw(numero)])
    expect(withdrawn.status).toBe(204)
    expect([204, 409, 412]).toContain(taken.status)
    expect((await actesDe(db, 'requete', numero)).at(-1)?.type).toBe('RETRAIT')
  }
})
