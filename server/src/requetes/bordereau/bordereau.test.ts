import { aDepotDeclarant } from 'domain/requetes/examples/filings'
import { beforeEach, describe, expect, test } from 'vitest'
import { knownCommune, submitDepot, aCreationIn } from '../../../test/filings.ts'
import { testOffice } from '../../../test/office.ts'
import { clerk, someone, type Someone } from '../../../test/people.ts'
import { readPdf } from '../../../test/read-pdf.ts'
import { aRegisteredAssociation } from '../../../test/register.ts'
import { aRequeteOn } from '../../../test/requests.ts'
import { actesDe } from '../../core/actes.ts'

const office = await testOffice({ TELEPHONE_SUPPORT: '03 88 11 22 33' })
const { app, db, clock } = office
const filer = await someone(office)
const ours = await clerk(office, 'TJ-STRASBOURG')
const elsewhere = await clerk(office, 'TJ-COLMAR')

beforeEach(() => {
  clock.at = new Date('2026-11-20T10:00:00Z')
})

const filed = async (codeInsee?: string): Promise<string> => {
  const depot = aCreationIn(await knownCommune(db, codeInsee), { declarant: aDepotDeclarant() })
  return (await submitDepot(office, filer, { depot })).json<{ numero: string }>().numero
}
const slip = (numero: string, who: Pick<Someone, 'bearer'> = filer) =>
  app.inject({ url: `/api/requete/${numero}/bordereau`, headers: who.bearer })

test('the slip of a creation says its number, its name, its court and where to send it, in an accessible PDF', async () => {
  const numero = await filed()
  const answer = await slip(numero)
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
  expect(answer.headers['content-disposition']).toContain(`bordereau-${numero}.pdf`)
  const { text, pages, roles, info, marked, displaysTitle } = await readPdf(answer.rawPayload)
  for (const said of [
    'Bordereau à joindre aux statuts signés',
    `Requête n°\u00A0${numero}`.replace('\u00A0', ' '),
    'Association chorale de Mittelbruch',
    'Madame Odile Mittelbrucher',
    'Tribunal judiciaire de Strasbourg',
    'Greffe du registre des associations',
  ])
    expect(text.replaceAll('\u00A0', ' ')).toContain(said)
  const { adresse, code_postal: codePostal } = await db
    .selectFrom('tribunal')
    .selectAll()
    .where('id', '=', 'TJ-STRASBOURG')
    .executeTakeFirstOrThrow()
  expect(text).toContain(adresse)
  expect(text).toContain(codePostal)
  expect(pages).toHaveLength(1)
  expect([marked, displaysTitle, info.Language, info.Title]).toEqual([true, true, 'fr-FR', expect.stringContaining(numero)])
  expect(roles).toContain('H1')
})

test('for a court of unknown address, it says where to ask for it and prints no partial address', async () => {
  const { code_insee: codeInsee } = await db
    .selectFrom('commune')
    .select('code_insee')
    .where('tribunal', '=', 'TPRX-THANN')
    .where('code_insee', 'is not', null)
    .limit(1)
    .executeTakeFirstOrThrow()
  const { text } = await readPdf((await slip(await filed(codeInsee ?? ''))).rawPayload)
  expect(text.replaceAll('\u00A0', ' ')).toContain(
    'L’adresse postale de ce greffe n’est pas encore renseignée. Demandez-la au support : 03 88 11 22 33.',
  )
  expect(text).toContain('Tribunal de proximité de Thann')
  expect(text).not.toMatch(/null|Pliez/)
})

test('another kind of filing has no slip, whoever asks', async () => {
  const { numero: association } = await aRegisteredAssociation(office, { rattaches: [{ personne: filer }] })
  await aRequeteOn(office, { association, compte: filer.uuid, numero: 'R26700001' })
  for (const who of [filer, ours]) expect((await slip('R26700001', who)).statusCode).toBe(404)
})

describe('people who join the slip', () => {
  const [withDepot, without, stranger] = [someone(office), someone(office), someone(office)]
  test('the filer and the court get it; once registered, the users attached with `depot`; the others get none', async () => {
    const numero = await filed()
    const persons = await Promise.all([withDepot, without, stranger])
    const { numero: association } = await aRegisteredAssociation(office, {
      rattaches: persons.slice(0, 2).map((personne, i) => ({ personne, depot: i === 0 })),
    })
    const statuses = async () => Promise.all([filer, ours, elsewhere, ...persons].map(async (who) => (await slip(numero, who)).statusCode))
    expect(await statuses()).toEqual([200, 200, 404, 404, 404, 404])
    await db.updateTable('requete').set({ association }).where('numero', '=', numero).execute()
    expect(await statuses()).toEqual([200, 200, 404, 200, 404, 404])
    expect((await app.inject({ url: `/api/requete/${numero}/bordereau` })).statusCode).toBe(401)
    expect((await slip(numero, await someone(office, { authorities: [] }))).statusCode).toBe(403)
  })
})

test('[STAFF-05] the court records that the paper statutes came and went back; its file, its journal and the declarant say so', async () => {
  const numero = await filed()
  const act = async (path: string, payload: object) =>
    (await app.inject({ method: 'POST', url: `/api/greffe/requete/${numero}/${path}`, headers: ours.bearer, payload })).statusCode
  const dossier = async () => (await app.inject({ url: `/api/greffe/requete/${numero}`, headers: ours.bearer })).json()
  const said = async () => {
    const [card] = (await app.inject({ method: 'POST', url: '/api/utilisateur/dashboard-requete', headers: filer.bearer })).json()
    expect(card.numero).toBe(numero)
    expect((await dossier()).statutsPapier).toEqual(card.statutsPapier)
    return card.statutsPapier
  }
  expect(await said()).toEqual({ ou: 'attendus par courrier', attendus: true })
  clock.at = new Date('2026-11-26T10:00:00Z')
  expect(await act('reception-statuts', { version: 1, le: '2026-11-24' })).toBe(204)
  expect(await said()).toEqual({ ou: 'reçus au greffe le 24/11/2026', attendus: false })
  // Nothing else has changed.
  expect(await db.selectFrom('requete').select(['etape', 'agent', 'echeance_le']).where('numero', '=', numero).execute()).toEqual([
    { etape: 'PRE_ENREGISTREE', agent: null, echeance_le: '2026-11-25' },
  ])
  expect(await act('renvoi-statuts', { version: 2, le: '2026-11-23' })).toBe(400)
  expect(await act('renvoi-statuts', { version: 2, le: '2026-11-25' })).toBe(204)
  expect(await said()).toEqual({ ou: 'renvoyés le 25/11/2026', attendus: false })
  expect(await act('correction', { version: 3, corrige: 3, motif: 'Ils sont encore au greffe.' })).toBe(204)
  expect(await said()).toEqual({ ou: 'reçus au greffe le 24/11/2026', attendus: false })
  expect((await dossier()).journal.map(({ type, le }: { type: string; le: string }) => [type, le])).toEqual([
    ['DEPOT', '2026-11-20'],
    ['RECEPTION_STATUTS', '2026-11-24'],
    ['RENVOI_STATUTS', '2026-11-25'],
    ['CORRECTION', '2026-11-26'],
  ])
  expect(await actesDe(db, 'requete', numero)).toHaveLength(4)
})
