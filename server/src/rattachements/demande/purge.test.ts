import { expect, test } from 'vitest'
import { falsify } from '../../../test/falsify.ts'
import { testOffice } from '../../../test/office.ts'
import { clerk, someone } from '../../../test/people.ts'
import { rattachementCalls, identite, procesVerbal } from '../../../test/rattachements.ts'
import { aRegisteredAssociation } from '../../../test/register.ts'
import { clean } from '../../app/nettoyage.ts'
import { inspect } from '../../app/verifier/inspect.ts'
import { actesDe } from '../../core/actes.ts'

const office = await testOffice()
const { db, clock, store } = office
/** A new sign-in for each call: no session lasts as long as the papers. */
const court = () => clerk(office, 'TJ-STRASBOURG')
const { accept, annexe, ask, read, refuse } = rattachementCalls(office)
const day = 86_400_000

const ecarts = async () => {
  const said: string[] = []
  const bilan = await inspect(db, store, (ecart) => said.push(ecart))
  return { said, purgees: bilan.purgees }
}
const present = (sha256: string) =>
  store.read(sha256).then(
    ({ stream }) => Boolean(stream.destroy()),
    () => false,
  )
const pass = async (jours: number) => {
  clock.at = new Date(clock.at.getTime() + jours * day)
  await clean(office)
}

test('[ATTACH-10] after the retention period, the bytes of identity papers are deleted; their row and SHA-256 stay, and an act records it', async () => {
  const asked = []
  for (const decide of [accept, refuse, null]) {
    const { numero } = await aRegisteredAssociation(office)
    const { body } = await ask(await someone(office), numero, { documents: [identite, procesVerbal] })
    if (decide) await decide(await court(), body.tacheRattachement)
    asked.push({ numero, uuid: body.tacheRattachement as string })
  }
  const annexesOf = async (uuid: string) =>
    (await read(await court(), uuid)).body.annexes as { rang: number; sha256: string; purgeeLe: string | null }[]
  const before = await Promise.all(asked.map(({ uuid }) => annexesOf(uuid)))
  await pass(179)
  expect(await Promise.all(asked.map(({ uuid }) => annexesOf(uuid)))).toEqual(before)
  expect(await ecarts()).toEqual({ said: [], purgees: 0 })

  await pass(2)
  for (const [rang, { numero, uuid }] of asked.entries()) {
    const decided = rang < 2
    const [paper, minutes] = await annexesOf(uuid)
    expect([paper?.sha256, minutes]).toEqual([before[rang]?.[0]?.sha256, before[rang]?.[1]])
    expect(paper?.purgeeLe !== null).toBe(decided)
    expect((await annexe(await court(), uuid, 0)).status).toBe(decided ? 404 : 200)
    expect((await annexe(await court(), uuid, 1)).status).toBe(200)
    expect(await present(paper?.sha256 ?? '')).toBe(!decided)
    const purge = (await actesDe(db, 'association', numero)).filter(({ type }) => type === 'PIECES_IDENTITE_PURGEES')
    expect(purge.map(({ auteur, contenu }) => ({ auteur, contenu }))).toEqual(
      decided ? [{ auteur: null, contenu: { demande: uuid, annexes: [paper?.sha256] } }] : [],
    )
  }
  expect(await ecarts()).toEqual({ said: [], purgees: 2 })
  await pass(1)
  expect(await ecarts()).toEqual({ said: [], purgees: 2 })

  const [{ uuid } = { uuid: '' }, , { uuid: waiting } = { uuid: '' }] = asked
  await db
    .updateTable('annexe_rattachement')
    .set({ sha256: null, purgee_le: clock.at })
    .where('demande', '=', waiting)
    .where('rang', '=', 0)
    .execute()
  await falsify(db, `update annexe_rattachement set nom = nom, empreinte = repeat('0', 64) where demande = '${uuid}' and rang = 0`)
  expect((await ecarts()).said.toSorted()).toEqual(
    [
      `Demande de rattachement ${uuid}\u00a0: l'annexe 1 n'est plus celle qui a été reçue.`,
      `Demande de rattachement ${uuid}\u00a0: l'annexe 1 a été retirée sans acte de purge.`,
      `Demande de rattachement ${waiting}\u00a0: l'annexe 1 a été retirée sans acte de purge.`,
    ].toSorted(),
  )
})
