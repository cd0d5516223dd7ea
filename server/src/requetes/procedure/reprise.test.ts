import { buffer } from 'node:stream/consumers'
import { beforeEach, describe, expect, test } from 'vitest'
import { knownCommune, submitDepot, aCreationIn } from '../../../test/filings.ts'
import { judge, whereJudgesSign } from '../../../test/judges.ts'
import { testOffice } from '../../../test/office.ts'
import { clerk, someone, type Someone } from '../../../test/people.ts'
import { auTribunal, aDemandeDueOn } from '../../../test/pieces.ts'
import { readPdf } from '../../../test/read-pdf.ts'
import { markAllConforming } from '../../../test/verdicts.ts'
import { actesDe, findBrokenLigne } from '../../core/actes.ts'

const office = await testOffice()
const { app, db, clock, store } = office
const filer = await someone(office)
const administrator = await someone(office, { authorities: ['USAGER', 'ADMINISTRATION'] })
const colleague = await clerk(office, 'TJ-STRASBOURG', { prenom: 'Ondine', nom: 'Voisine' })
const elsewhere = await clerk(office, 'TJ-COLMAR')
const { acte, lienDe, transmit } = auTribunal(office, colleague, filer)
const commune = await knownCommune(db)

beforeEach(() => {
  clock.at = new Date('2026-11-20T10:00:00Z')
})

const administer = async (who: Someone, action: 'agent' | 'desactivation', payload: object) =>
  (
    await app.inject({
      method: action === 'agent' ? 'PUT' : 'POST',
      url: `/api/administration/compte/${who.uuid}/${action}`,
      headers: administrator.bearer,
      payload,
    })
  ).statusCode
const rights = (greffe: boolean, ...tribunaux: string[]) => ({ greffe, juge: false, administration: false, tribunaux })

const filed = async () => (await submitDepot(office, filer, { depot: aCreationIn(commune) })).json<{ numero: string }>().numero
/** Files a request that a clerk of Strasbourg holds. */
const heldBy = async (who: Someone) => {
  const numero = await filed()
  expect((await acte(numero, 'prise-en-charge', {}, who)).status).toBe(204)
  return numero
}
const aClerk = (nom = 'Absente') => clerk(office, 'TJ-STRASBOURG', { prenom: 'Aloïse', nom })
const dossier = async (numero: string, who = colleague) =>
  (await app.inject({ url: `/api/greffe/requete/${numero}`, headers: who.bearer })).json()
const inQueue = async (file: string, numero: string, who = colleague) =>
  (await app.inject({ url: '/api/greffe/requete', query: { file, size: '2000' }, headers: who.bearer }))
    .json<{ content: { numero: string; agent: object | null }[] }>()
    .content.find((row) => row.numero === numero)
const mails = async (evenement: string) =>
  (await db.selectFrom('courriel').select(['destinataire', 'texte']).where('evenement', 'like', evenement).execute()).map((mail) => ({
    ...mail,
    texte: mail.texte.replaceAll('\u00a0', ' '),
  }))

const leavings: [string, (who: Someone) => Promise<number>][] = [
  ['whose court is taken away', (who) => administer(who, 'agent', rights(true, 'TJ-COLMAR'))],
  ['who is a clerk no more', (who) => administer(who, 'agent', rights(false))],
  ['whose account is closed', (who) => administer(who, 'desactivation', { motif: 'Départ.' })],
]

describe.each(leavings)('a clerk %s', (_, leave) => {
  test('holds nothing: a colleague delivers the receipt that is owed, takes the file as a free one, and goes on', async () => {
    const gone = await aClerk()
    const numero = await heldBy(gone)
    expect((await acte(numero, 'recepisse')).status).toBe(412)
    expect(await leave(gone)).toBeLessThan(300)
    expect((await dossier(numero)).agent).toBeNull()
    expect(await inQueue('A_PRENDRE_EN_CHARGE', numero)).toMatchObject({ agent: null })
    expect(await inQueue('EN_INSTRUCTION', numero)).toBeUndefined()
    clock.at = new Date('2026-11-23T10:00:00Z')
    expect(await acte(numero, 'recepisse')).toEqual({ status: 204, body: null })
    expect((await acte(numero, 'reprise-dossier', { motif: 'Absence.' })).body.globalErrors).toEqual([
      { defaultMessage: "le dossier n'est pas encore pris en charge" },
    ])
    expect((await acte(numero, 'prise-en-charge')).status).toBe(204)
    expect((await dossier(numero)).etape).toBe('EXAMEN')
    expect(await inQueue('MIENNES', numero)).toMatchObject({ agent: { prenom: 'Ondine', nom: 'Voisine' } })
    expect((await acte(numero, 'communication-prefet', { le: '2026-11-23' })).status).toBe(204)
    expect(await findBrokenLigne(db, 'requete', numero)).toBeNull()
  })

  test('gets no more mails: the reply of a declarant goes to every clerk of the court', async () => {
    const gone = await aClerk()
    const numero = await heldBy(gone)
    await acte(numero, 'demande-pieces', aDemandeDueOn(), gone)
    await leave(gone)
    await transmit(await lienDe(numero), 'Voici.')
    const told = (await mails(`greffe/reponse/${numero}/%`)).map(({ destinataire }) => destinataire)
    expect(told).toContain(colleague.email)
    expect(told).not.toContain(gone.email)
    expect(told).not.toContain(elsewhere.email)
  })
})

test('a clerk who has the court back before anybody took their file still holds it', async () => {
  const back = await aClerk()
  const numero = await heldBy(back)
  expect(await administer(back, 'agent', rights(true, 'TJ-COLMAR'))).toBeLessThan(300)
  expect((await dossier(numero)).agent).toBeNull()
  await administer(back, 'agent', rights(true, 'TJ-STRASBOURG'))
  expect((await dossier(numero)).agent).toMatchObject({ uuid: back.uuid })
})

describe('a file that a colleague holds', () => {
  test('is taken over for a reason, kept in the journal and mailed to the colleague, who acts on it no more; sent twice it is done once', async () => {
    const absent = await aClerk()
    const numero = await heldBy(absent)
    const { version } = await db.selectFrom('requete').select('version').where('numero', '=', numero).executeTakeFirstOrThrow()
    const motif = 'Congé de maladie.'
    expect((await acte(numero, 'reprise-dossier', { motif: ' ' })).status).toBe(400)
    for (let send = 0; send < 2; send += 1) expect((await acte(numero, 'reprise-dossier', { version, motif })).status).toBe(204)
    const lines = await actesDe(db, 'requete', numero)
    expect(lines.map(({ type, auteur }) => [type, auteur])).toEqual([
      ['DEPOT', filer.uuid],
      ['PRISE_EN_CHARGE', absent.uuid],
      ['REPRISE_DOSSIER', colleague.uuid],
    ])
    expect(lines[2]?.texte).toBe(motif)
    const [mail, ...more] = await mails(`greffe/reprise/${numero}/%`)
    expect([mail?.destinataire, more]).toEqual([absent.email, []])
    expect(mail?.texte).toContain(`Ondine Voisine a repris le 20/11/2026 la requête n° ${numero}, que vous teniez.`)
    expect(mail?.texte).toContain(`Motif : ${motif}`)
    expect((await dossier(numero)).agent).toMatchObject({ uuid: colleague.uuid, le: '2026-11-20' })
    expect((await acte(numero, 'communication-prefet', { le: '2026-11-20' }, absent)).body.globalErrors).toEqual([
      { defaultMessage: 'le dossier est pris en charge par Ondine Voisine depuis le 20/11/2026' },
    ])
    expect((await acte(numero, 'recepisse')).status).toBe(204)
    expect(await findBrokenLigne(db, 'requete', numero)).toBeNull()
  })

  test('cannot be taken over by its holder, by another court, or once the request has ended', async () => {
    const numero = await heldBy(colleague)
    expect((await acte(numero, 'reprise-dossier', { motif: 'Absence.' })).body.globalErrors).toEqual([
      { defaultMessage: 'vous avez déjà pris ce dossier en charge' },
    ])
    expect((await acte(numero, 'reprise-dossier', { motif: 'Absence.' }, elsewhere)).status).toBe(404)
    await app.inject({ method: 'POST', url: `/api/requete/${numero}/retrait`, headers: filer.bearer })
    expect((await acte(numero, 'reprise-dossier', { motif: 'Absence.' }, await aClerk())).status).toBe(412)
  })
})

describe('a decision that awaits the judge', () => {
  const prepared = async (who: Someone) => {
    const numero = await heldBy(who)
    await acte(numero, 'communication-prefet', { le: '2026-11-20' }, who)
    await acte(numero, 'reponse-prefet', { le: '2026-11-20', reponse: 'PAS_D_OPPOSITION' }, who)
    await markAllConforming(office, who, numero)
    expect((await acte(numero, 'projet-ordonnance', {}, who)).status).toBe(204)
    return numero
  }
  const sign = async (numero: string, juge: Someone) => {
    const { version } = await db.selectFrom('requete').select('version').where('numero', '=', numero).executeTakeFirstOrThrow()
    const url = `/api/juge/requete/${numero}/signature`
    const answer = await app.inject({ method: 'POST', url, headers: juge.bearer, payload: { version } })
    return { status: answer.statusCode, said: answer.body ? answer.json() : null }
  }

  test('whose clerk has left is signed once another clerk holds the file and signs the certificate; the order names the clerk who prepared it', async () => {
    const juge = await judge(office, 'TJ-STRASBOURG')
    const gone = await aClerk('Partie')
    await whereJudgesSign(office, colleague.uuid, ['TJ-STRASBOURG'])
    const numero = await prepared(gone)
    await administer(gone, 'agent', rights(false))
    const refused = await sign(numero, juge)
    expect([refused.status, refused.said.globalErrors[0].defaultMessage]).toEqual([
      412,
      expect.stringContaining('la personne du greffe qui a préparé cette décision'),
    ])
    expect((await acte(numero, 'prise-en-charge')).status).toBe(204)
    expect((await dossier(numero)).etape).toBe('A_SIGNER')
    expect((await sign(numero, juge)).status).toBe(204)
    const { association } = await db.selectFrom('requete').select('association').where('numero', '=', numero).executeTakeFirstOrThrow()
    const issued = await db.selectFrom('extrait').select(['type', 'sha256', 'compte']).where('association', '=', association).execute()
    const text = async (type: string) =>
      (await readPdf(await buffer((await store.read(issued.find((each) => each.type === type)?.sha256 ?? '')).stream))).text
    expect(await text('CERTIFICAT_INSCRIPTION')).toContain('La greffière Ondine VOISINE')
    expect(await text('ORDONNANCE')).toContain('Préparée par le greffe Aloïse PARTIE, Greffière, le 20 novembre 2026')
    expect(new Set(issued.map(({ compte }) => compte))).toEqual(new Set([colleague.uuid]))
    await administer(juge, 'agent', rights(false))
  })

  test('where no judge is left, is taken over by a colleague, who takes it back and may decide once the administrator stops the circuit', async () => {
    const juge = await judge(office, 'TJ-STRASBOURG', { nom: 'Zweitrichter' })
    const absent = await aClerk()
    await whereJudgesSign(office, colleague.uuid, ['TJ-STRASBOURG'])
    const numero = await prepared(absent)
    await administer(juge, 'agent', rights(false))
    expect((await sign(numero, juge)).status).toBeGreaterThanOrEqual(400)
    expect((await acte(numero, 'reprise-dossier', { motif: 'Sans juge.' })).status).toBe(204)
    expect((await acte(numero, 'retrait-projet')).status).toBe(204)
    expect((await acte(numero, 'projet-ordonnance')).status).toBe(412)
    await whereJudgesSign(office, colleague.uuid, [])
    expect((await dossier(numero)).obstacles.INSCRIPTION).toEqual([])
  })
})
