import { sql } from 'kysely'
import type { Answer } from 'contract/core/call'
import type { getAssociation } from 'contract/registre/fiche'
import type { EtatAssociation } from 'domain/association/etats'
import { beforeEach, expect, test } from 'vitest'
import { auGreffe } from '../../../test/greffe-association.ts'
import { testOffice } from '../../../test/office.ts'
import { clerk, someone } from '../../../test/people.ts'
import { aRegisteredAssociation } from '../../../test/register.ts'
import { actesDe, findBrokenLigne } from '../../core/actes.ts'

// Silent: one test makes the server fail on purpose.
const office = await testOffice({ JOURNAL: 'silent' })
const { app, db, clock } = office
beforeEach(() => {
  clock.at = new Date('2026-11-20T10:00:00Z')
})
const greffier = await clerk(office, 'TJ-STRASBOURG')
const etranger = await someone(office)
const rattache = await someone(office)
const { raise, lift, see, instantane } = auGreffe(office, greffier)

const anAssociation = async (etatAssociation: EtatAssociation = 'INSCRITE') =>
  (await aRegisteredAssociation(office, { etatAssociation, rattaches: [{ personne: rattache }] })).numero
const fiche = async (numero: string, who = etranger): Promise<Answer<typeof getAssociation>> =>
  (await app.inject({ url: `/api/association/${numero}`, headers: who.bearer })).json()
const extrait = async (numero: string, who = etranger) => {
  const { statusCode, headers, ...answer } = await app.inject({ url: `/api/association/${numero}/extrait`, headers: who.bearer })
  return headers['content-type'] === 'application/pdf' ? statusCode : [statusCode, answer.json().globalErrors[0].defaultMessage]
}
const courriels = async (numero: string) =>
  (
    await db
      .selectFrom('courriel')
      .select(['destinataire', 'sujet', 'texte'])
      .where('evenement', 'like', `association/${numero}/%`)
      .orderBy('cree_le')
      .execute()
  ).map(({ texte, ...same }) => ({ ...same, texte: texte.replaceAll(numero, 'NUMERO').replaceAll(office.settings.baseUrl, 'SITE') }))
const actes = async (numero: string) => (await actesDe(db, 'association', numero)).map(({ type }) => type)

test('[STAFF-20] a recorded non-conformity makes no version, is shown to the attached users and the court, and stops extracts', async () => {
  const numero = await anAssociation()
  expect(await extrait(numero)).toBe(200)
  expect(await raise(numero, 1, 'Statuts non datés')).toEqual({ status: 200, body: { version: 1 } })
  expect(await see(numero)).toMatchObject({
    version: 1,
    nonConformites: [{ texte: 'Statuts non datés', releveeLe: '2026-11-20T10:00:00.000Z', releveePar: 'Dominique Greffe' }],
  })
  for (const who of [rattache, greffier])
    expect(await fiche(numero, who)).toMatchObject({ nonConformites: ['Statuts non datés'], conforme: false })
  expect(await fiche(numero)).toMatchObject({ nonConformites: [], conforme: false, derniere: { ordre: 1, etatAssociation: 'INSCRITE' } })
  expect(await extrait(numero, rattache)).toEqual([
    412,
    "L'extrait ne peut pas être délivré tant que l'inscription comporte des non-conformités\u00a0: Statuts non datés.",
  ])
  expect(JSON.stringify(await extrait(numero))).not.toContain('Statuts non datés')
})

test('[STAFF-20] [STATE-08] a declared non-conformity makes the association NONCONFORME; lifting the last one gives its state back', async () => {
  const numero = await anAssociation('DISSOUTE')
  expect(await raise(numero, 1, 'Siège hors du ressort', true)).toEqual({ status: 200, body: { version: 2 } })
  expect(await fiche(numero)).toMatchObject({
    association: { etatAssociation: 'NONCONFORME' },
    derniere: { etatAssociation: 'NONCONFORME' },
  })
  expect(await raise(numero, 2, 'Statuts non datés', true)).toEqual({ status: 200, body: { version: 2 } })
  expect(await extrait(numero)).toEqual([412, expect.stringMatching(/non conforme/)])

  const [first, second] = (await see(numero)).nonConformites.map(({ id }) => id)
  expect(await lift(numero, first ?? '')).toEqual({ status: 200, body: { version: 2 } })
  expect((await fiche(numero)).association.etatAssociation).toBe('NONCONFORME')
  expect(await lift(numero, second ?? '')).toEqual({ status: 200, body: { version: 3 } })
  const { associationRehydrateVisibles: history, conforme } = await fiche(numero)
  expect(conforme).toBe(true)
  expect(history.map(({ type, association }) => [type, association?.etatAssociation])).toEqual([
    ['RECTIFICATION', 'DISSOUTE'],
    ['RECTIFICATION', 'NONCONFORME'],
    ['REPRISE', 'DISSOUTE'],
  ])
  expect(await extrait(numero)).toBe(200)
  const again = await lift(numero, first ?? '')
  expect([again.status, again.body.globalErrors]).toEqual([412, [{ defaultMessage: 'Cette non-conformité est déjà levée.' }]])
  expect((await actes(numero)).filter((type) => type.startsWith('NON_CONFORMITE'))).toEqual([
    'NON_CONFORMITE_RELEVEE',
    'NON_CONFORMITE_RELEVEE',
    'NON_CONFORMITE_LEVEE',
    'NON_CONFORMITE_LEVEE',
  ])
  expect(await findBrokenLigne(db, 'association', numero)).toBeNull()
})

test('[STAFF-20] [MAIL-07] the attached users get mails that say what is lacking and what it stops, then why it is lifted and what is left; nobody else does', async () => {
  const numero = await anAssociation('DISSOUTE')
  const ailleurs = await anAssociation()
  await raise(numero, 1, 'Statuts non datés')
  clock.at = new Date('2026-11-20T10:01:00Z')
  await raise(numero, 1, 'Siège hors du ressort', true)
  clock.at = new Date('2026-11-20T10:02:00Z')
  const [premiere, seconde] = (await see(numero)).nonConformites.map(({ id }) => id)
  await lift(numero, premiere ?? '', 'Statuts datés le 3 mars')
  clock.at = new Date('2026-11-20T10:03:00Z')
  await lift(numero, seconde ?? '', 'Siège ramené à Strasbourg')
  const denomination = (await fiche(numero)).association.informations.denomination
  const dits = (await courriels(numero)).map(({ texte, ...same }) => ({ ...same, texte: texte.replaceAll(denomination, 'NOM') }))
  expect(dits.map(({ destinataire }) => destinataire)).toEqual(Array.from({ length: 4 }, () => rattache.email))
  await expect(
    dits.map(({ sujet, texte }) => `${sujet.replaceAll(denomination, 'NOM')}\n\n${texte}\n`).join('\n————\n\n'),
  ).toMatchFileSnapshot('approved/non-conformite.txt')
  expect(await courriels(ailleurs)).toEqual([])
  expect(
    (await actesDe(db, 'association', numero)).filter(({ type }) => type === 'NON_CONFORMITE_LEVEE').map(({ texte }) => texte),
  ).toEqual(['Statuts datés le 3 mars', 'Siège ramené à Strasbourg'])
})

test('[STAFF-20] a non-conformity is not lifted without its reason', async () => {
  const numero = await anAssociation()
  await raise(numero, 1, 'Statuts non datés')
  const id = (await see(numero)).nonConformites[0]?.id ?? ''
  expect((await lift(numero, id, ' ')).body.errors).toEqual([{ field: 'motif', defaultMessage: 'le champ est obligatoire' }])
  expect((await see(numero)).nonConformites).toHaveLength(1)
})

test('[STAFF-20] lifting one that was only recorded makes no version', async () => {
  const numero = await anAssociation()
  await raise(numero, 1, 'Statuts non datés')
  const { nonConformites } = await see(numero)
  expect(await lift(numero, nonConformites[0]?.id ?? '')).toEqual({ status: 200, body: { version: 1 } })
  expect(await fiche(numero, rattache)).toMatchObject({ nonConformites: [], conforme: true })
  expect(await extrait(numero)).toBe(200)
})

test('[STAFF-20] an association struck off cannot have a new non-conformity', async () => {
  const refused = await raise(await anAssociation('RADIEE'), 1, 'Statuts non datés', true)
  expect([refused.status, refused.body.globalErrors]).toEqual([
    412,
    [{ defaultMessage: "L'association est radiée du registre\u00a0: son inscription n'a plus à être conforme." }],
  ])
})

test('[STAFF-20] a non-conformity based on a version since overtaken is refused, with the name of the clerk who came first', async () => {
  const numero = await anAssociation()
  await instantane(numero, 1)
  const { status, body } = await raise(numero, 1, 'Statuts non datés', true)
  expect([status, body.message]).toEqual([409, expect.stringMatching(/^Dominique Greffe a modifié cette association/)])
  expect((await see(numero)).nonConformites).toEqual([])
})

test('[STAFF-20] lifting the last two at once gives the state back once', async () => {
  for (let round = 0; round < 5; round += 1) {
    const numero = await anAssociation()
    await raise(numero, 1, 'A', true)
    await raise(numero, 2, 'B')
    const ids = (await see(numero)).nonConformites.map(({ id }) => id)
    const answers = await Promise.all(ids.map((id) => lift(numero, id)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await fiche(numero)).derniere).toEqual({ ordre: 3, etatAssociation: 'INSCRITE', motifEtat: null, successeur: null })
  }
})

test('[STAFF-20] lifting the same one several times at once lifts it once', async () => {
  const numero = await anAssociation()
  await raise(numero, 1, 'A', true)
  const id = (await see(numero)).nonConformites[0]?.id ?? ''
  const statuses = (await Promise.all([1, 2, 3, 4].map(() => lift(numero, id)))).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([200, 412, 412, 412])
  expect((await fiche(numero)).derniere.ordre).toBe(3)
})

test('[STAFF-20] a non-conformity of another association cannot be lifted here', async () => {
  const [numero, other] = [await anAssociation(), await anAssociation()]
  await raise(other, 1, 'A')
  expect((await lift(numero, (await see(other)).nonConformites[0]?.id ?? '')).status).toBe(404)
  expect((await see(other)).nonConformites).toHaveLength(1)
})

test.each(['non_conformite', 'version', 'acte'])('[STAFF-20] when the row of %s cannot be written, nothing is', async (table) => {
  const numero = await anAssociation()
  const before = await actes(numero)
  await sql`create or replace function panne() returns trigger language plpgsql as $$ begin raise exception 'panne'; end $$`.execute(db)
  await sql`create trigger panne before insert on ${sql.table(table)} for each row execute function panne()`.execute(db)
  const failed = await raise(numero, 1, 'A', true)
  await sql`drop trigger panne on ${sql.table(table)}`.execute(db)
  expect(failed.status).toBe(500)
  expect(await fiche(numero)).toMatchObject({ conforme: true, derniere: { ordre: 1, etatAssociation: 'INSCRITE' } })
  expect(await actes(numero)).toEqual(before)
})
