import { createHash } from 'node:crypto'
import ICAL from 'ical.js'
import { beforeEach, expect, test } from 'vitest'
import { submitDepot } from '../../test/filings.ts'
import { testOffice } from '../../test/office.ts'
import { clerk, someone, type Someone } from '../../test/people.ts'
import { auTribunal, aDemandeDueOn } from '../../test/pieces.ts'
import { aRegisteredAssociation } from '../../test/register.ts'
import { aRequeteOn } from '../../test/requests.ts'
import { aSignataire } from '../../test/signatories.ts'
import { markAllConforming } from '../../test/verdicts.ts'
import { withoutSecrets } from '../core/without-secrets.ts'

const office = await testOffice({ ESSAIS_PAR_ADRESSE: '5' })
const { app, db, clock, settings } = office
const filer = await someone(office, { prenom: 'Odile', nom: 'Mittelbrucher' })
const ours = await clerk(office, 'TJ-STRASBOURG')
const { acte, makeDemande, lienDe, transmit } = auTribunal(office, ours, filer)
const chemin = '/api/utilisateur/calendrier'

const subscribe = async (qui: Someone): Promise<string> => {
  const answer = await app.inject({ method: 'POST', url: chemin, headers: qui.bearer })
  expect(answer.statusCode).toBe(201)
  return answer.json<{ adresse: string }>().adresse
}
const read = (adresse: string) => app.inject(adresse.replace(settings.baseUrl, ''))

/** Read with another program's parser: ical.js, from Thunderbird. */
const evenements = (calendrier: string) =>
  new ICAL.Component(ICAL.parse(calendrier)).getAllSubcomponents('vevent').map((each) => {
    const { uid, summary, description, startDate, endDate, sequence } = new ICAL.Event(each)
    return {
      uid,
      summary,
      description,
      sequence,
      le: startDate.toString(),
      finit: endDate.toString(),
      url: each.getFirstPropertyValue('url'),
    }
  })
const titres = async (adresse: string) => evenements((await read(adresse)).body).map(({ summary }) => summary)

beforeEach(async () => {
  clock.at = new Date('2026-11-20T10:00:00Z')
  await db.deleteFrom('tentative').execute()
})

test('the holder of the link of a demande gets its due day as an all-day event until it is answered, and the event moves when it is asked again', async () => {
  const { numero, lien } = await makeDemande()
  const answer = await app.inject(`/api/pieces/${lien}/echeance`)
  expect([answer.statusCode, answer.headers['content-type'], answer.headers['content-disposition']]).toEqual([
    200,
    'text/calendar; charset=utf-8',
    `attachment; filename*=UTF-8''echeance-${numero}.ics`,
  ])
  const evenement = {
    uid: `${numero}-1@localhost`,
    summary: 'Fournir 1 document (Statuts) et des précisions au tribunal\u00a0: Association chorale de Mittelbruch',
    description: expect.stringContaining(`Requête n°\u00a0${numero}.`),
    sequence: 20_261_120,
    le: '2026-12-10',
    finit: '2026-12-11',
    url: `${settings.baseUrl}/requete/detail/${numero}`,
  }
  expect(evenements(answer.body)).toEqual([evenement])
  // RFC 5545 limits each line to 75 octets, ended by CRLF.
  const lignes = answer.body.split('\r\n')
  expect(lignes.at(-1) === '' || lignes.at(-1) === 'END:VCALENDAR').toBe(true)
  expect(answer.body.replaceAll('\r\n', '')).not.toContain('\n')
  expect(lignes.filter((ligne) => Buffer.byteLength(ligne) > 75)).toEqual([])

  await transmit(lien, 'Voici.')
  expect((await app.inject(`/api/pieces/${lien}/echeance`)).statusCode).toBe(404)
  clock.at = new Date('2026-11-25T10:00:00Z')
  const encore = { points: [{ index: 1, precisions: 'Donnez le nom.' }], observation: null, dateRetour: '2026-12-20' }
  await acte(numero, 'reouverture', encore)
  const [suivant] = evenements((await app.inject(`/api/pieces/${await lienDe(numero)}/echeance`)).body)
  expect(suivant).toMatchObject({
    uid: evenement.uid,
    summary: 'Fournir des précisions au tribunal\u00a0: Association chorale de Mittelbruch',
    sequence: 20_261_125,
    le: '2026-12-20',
  })
})

test('an address lists everything due from its person, for their filings and the associations they may file for, and nothing else', async () => {
  const moi = await someone(office)
  const autre = await someone(office)
  const { numero: mienne } = (await submitDepot(office, moi)).json<{ numero: string }>()
  const { numero: association } = await aRegisteredAssociation(office, { rattaches: [{ personne: moi }] })
  const lue = await aRegisteredAssociation(office, { rattaches: [{ personne: moi, depot: false }] })
  await aRequeteOn(office, { association, compte: autre.uuid, numero: 'R26000700' })
  await aRequeteOn(office, { association: lue.numero, compte: autre.uuid, numero: 'R26000800' })
  for (const numero of [mienne, 'R26000700', 'R26000800']) {
    await acte(numero, 'prise-en-charge')
    const { status } = await acte(numero, numero === 'R26000700' ? 'projet-rejet' : 'demande-pieces', {
      ...(numero === 'R26000700'
        ? { motifs: [{ article: 'Code civil local, art. 57', motif: 'Le nom est pris.' }], dateRetour: '2026-12-24' }
        : aDemandeDueOn()),
    })
    expect(status).toBe(204)
  }
  await makeDemande()
  const adresse = await subscribe(moi)
  const answer = await read(adresse)
  expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
    200,
    'text/calendar; charset=utf-8',
    'no-store',
  ])
  expect(evenements(answer.body).map(({ uid, le }) => [uid, le])).toEqual([
    [`${mienne}-1@localhost`, '2026-12-10'],
    ['R26000700-1@localhost', '2026-12-24'],
  ])
  expect((await titres(adresse))[1]).toMatch(/^Présenter vos observations au tribunal\u00a0: /)
  // Calendars may be shared: no reply code and no name may appear in it.
  expect(answer.body).not.toMatch(new RegExp(`${(await lienDe(mienne)).split('/')[1]}|Mittelbrucher|@exemple`, 'i'))
  await transmit(await lienDe(mienne), 'Voici.')
  expect(evenements((await read(adresse)).body).map(({ uid }) => uid)).toEqual(['R26000700-1@localhost'])
})

test('a demande stays in the calendar after its due day, until the last day of its link', async () => {
  const moi = await someone(office)
  const { numero } = await auTribunal(office, ours, moi).makeDemande()
  const adresse = await subscribe(moi)
  const on = async (jour: string) => {
    clock.at = new Date(`${jour}T10:00:00Z`)
    await db.deleteFrom('tentative').execute()
    return evenements((await read(adresse)).body).map(({ uid, le }) => [uid, le])
  }
  const due = [[`${numero}-1@localhost`, '2026-12-10']]
  for (const jour of ['2026-12-09', '2026-12-10', '2026-12-11', '2027-05-19', '2027-05-20']) expect(await on(jour)).toEqual(due)
  expect(await on('2027-05-21')).toEqual([])
})

test('the payment of a publication is a day in the calendar of the declarant of the creation', async () => {
  const { numero } = (await submitDepot(office, filer)).json<{ numero: string }>()
  await acte(numero, 'prise-en-charge')
  await acte(numero, 'communication-prefet', { le: '2026-11-20' })
  await acte(numero, 'reponse-prefet', { le: '2026-11-20', reponse: 'PAS_D_OPPOSITION' })
  await markAllConforming(office, ours, numero)
  await acte(numero, 'inscription', { le: '2026-11-20', signataire: await aSignataire(db) })
  await acte(numero, 'avis-fins-paiement')
  expect(await titres(await subscribe(filer))).toContain(
    'Envoyer au tribunal le justificatif de paiement de la publication\u00a0: Association chorale de Mittelbruch',
  )
})

test('an address is shown once, stored as a hash, replaced or removed at once, and stops with the account', async () => {
  const moi = await someone(office)
  const since = async () => (await app.inject({ url: chemin, headers: moi.bearer })).json()
  expect(await since()).toEqual({ depuis: null })
  const premiere = await subscribe(moi)
  expect(premiere).toMatch(new RegExp(`^${settings.baseUrl}/api/calendrier/[\\w-]{32}\\.ics$`))
  expect(await since()).toEqual({ depuis: '2026-11-20T10:00:00.000Z' })
  const code = premiere.split('/').at(-1)?.slice(0, -4) ?? ''
  const garde = await db.selectFrom('calendrier').selectAll().where('compte', '=', moi.uuid).execute()
  expect(garde).toEqual([{ compte: moi.uuid, empreinte: createHash('sha256').update(code).digest('hex'), cree_le: clock.at }])
  const seconde = await subscribe(moi)
  expect([(await read(premiere)).statusCode, (await read(seconde)).statusCode]).toEqual([404, 200])
  await db.updateTable('compte').set({ etat: 'DESACTIVE' }).where('uuid', '=', moi.uuid).execute()
  expect((await read(seconde)).statusCode).toBe(404)
  await db.updateTable('compte').set({ etat: 'ACTIF' }).where('uuid', '=', moi.uuid).execute()
  expect((await read(seconde)).statusCode).toBe(200)
  expect((await app.inject({ method: 'DELETE', url: chemin, headers: moi.bearer })).statusCode).toBe(204)
  expect([(await read(seconde)).statusCode, await since()]).toEqual([404, { depuis: null }])
})

test('addresses cannot be guessed: wrong ones are counted per IP address, right ones have an hourly limit, and none is logged', async () => {
  const adresse = await subscribe(filer)
  for (let fois = 0; fois < 60; fois += 1) expect((await read(adresse)).statusCode).toBe(200)
  expect((await read(adresse)).statusCode).toBe(429)
  clock.at = new Date('2026-11-20T11:01:00Z')
  expect((await read(adresse)).statusCode).toBe(200)
  const fausses = [
    adresse.slice(0, -4),
    `${adresse}x`,
    '/api/calendrier/inconnue.ics',
    adresse.replace(/[a-zA-Z](?=[\w-]*\.ics$)/, (lettre) =>
      lettre === lettre.toUpperCase() ? lettre.toLowerCase() : lettre.toUpperCase(),
    ),
    '/api/calendrier/.ics',
  ]
  for (const fausse of fausses) expect([fausse, (await read(fausse)).statusCode]).toEqual([fausse, 404])
  expect((await read(adresse)).statusCode).toBe(429)
  expect(withoutSecrets('/api/calendrier/SECRET.ics?x=SECRET')).toBe('/api/calendrier/…')
})
