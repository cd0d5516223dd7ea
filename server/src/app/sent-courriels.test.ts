import { sql } from 'kysely'
import { SMTPServer } from 'smtp-server'
import { afterAll, expect, test } from 'vitest'
import { aDepotDeclarant } from 'domain/requetes/examples/filings'
import { knownCommune, submitDepot, aCreationIn } from '../../test/filings.ts'
import { partsOf } from '../../test/mail-parts.ts'
import { eventually, jobsDone, testOffice } from '../../test/office.ts'
import { clerk, someone } from '../../test/people.ts'
import { auTribunal } from '../../test/pieces.ts'
import { aSignataire } from '../../test/signatories.ts'
import { markAllConforming } from '../../test/verdicts.ts'
import { freePort } from '../core/postgres/embedded.ts'
import { remindOfDemandes } from '../pieces/remind.ts'

/** A mail server that is away until `on` is false. Keeps each mail that it accepts, as received. */
const received: string[] = []
const away = { on: true }
const port = await freePort()
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onMailFrom: (_address, _session, callback) => callback(away.on ? Object.assign(new Error('later'), { responseCode: 421 }) : null),
  onData(stream, _session, callback) {
    let text = ''
    stream.on('data', (chunk) => (text += chunk))
    stream.on('end', () => {
      received.push(text)
      callback()
    })
  },
})
await new Promise<void>((resolve) => smtp.listen(port, '127.0.0.1', resolve))
afterAll(() => new Promise<void>((resolve) => smtp.close(resolve)))

const office = await testOffice({ SMTP_URL: `smtp://127.0.0.1:${port}` })
const { app, db, clock, settings } = office
const filer = await someone(office)
const ours = await clerk(office, 'TJ-STRASBOURG')
const { acte, lienDe, transmit } = auTribunal(office, ours, filer)

/** Runs a creation from its deposit to the payment of its publication: its declarant is owed every kind of mail. */
const runCreation = async () => {
  const depot = aCreationIn(await knownCommune(db), { declarant: aDepotDeclarant({ email: filer.email }) })
  const { numero } = (await submitDepot(office, filer, { depot })).json<{ numero: string }>()
  await acte(numero, 'recepisse')
  await acte(numero, 'prise-en-charge')
  await acte(numero, 'demande-pieces', { points: [{ type: 'STATUTS', precisions: null }], observation: null, dateRetour: '2026-12-10' })
  const demande = await lienDe(numero)
  clock.at = new Date('2026-12-05T04:00:00Z')
  await remindOfDemandes(office, clock.at)
  await transmit(demande, 'Voici.')
  await acte(numero, 'validation')
  await acte(numero, 'communication-prefet', { le: '2026-12-05' })
  await acte(numero, 'reponse-prefet', { le: '2026-12-05', reponse: 'PAS_D_OPPOSITION' })
  await markAllConforming(office, ours, numero)
  await acte(numero, 'inscription', { le: '2026-12-05', signataire: await aSignataire(db) })
  await acte(numero, 'avis-fins-paiement')
  return { numero, demande, publication: await lienDe(numero) }
}

const outbox = () => db.selectFrom('courriel').select(['id', 'evenement', 'sujet', 'tentatives', 'erreur']).orderBy('cree_le').execute()
/** Makes the next tries happen now, as for a job with so many tries behind it. */
const triesOf = (count: number) =>
  sql`update travaux.job set start_after = now(), retry_count = greatest(retry_count, ${count}) where name = 'courriel' and state = 'retry'`.execute(
    db,
  )
const tried = (times: number) => eventually(async () => (await outbox()).every(({ tentatives, erreur }) => tentatives >= times && erreur))

test('[MAIL-05] [MAIL-08] [MAIL-09] after a mail server was away for a day, no mail is marked refused and each leaves once, as text and HTML, with the link to its page', async () => {
  const { numero, demande, publication } = await runCreation()
  await tried(1)
  // A job whose try has just failed is not queued for retry yet.
  await eventually(
    async () => (await sql`select from travaux.job where name = 'courriel' and state <> 'retry'`.execute(db)).rows.length === 0,
  )
  await triesOf(2)
  await tried(2)
  expect(received).toEqual([])
  const declarants = (await outbox()).filter(({ evenement }) => evenement.startsWith('requete/'))
  for (const [url, who] of [
    [`/api/requete/${numero}`, filer],
    [`/api/greffe/requete/${numero}`, ours],
  ] as const) {
    const { courrielsRefuses } = (await app.inject({ url, headers: who.bearer })).json<{ courrielsRefuses: unknown[] }>()
    expect(courrielsRefuses).toEqual([])
  }

  // As many tries as a day holds (jobs.ts): eight with a growing delay, then one an hour.
  away.on = false
  await triesOf(8 + 23)
  const all = await outbox()
  await eventually(() => received.length >= all.length)
  await eventually(async () => (await db.selectFrom('courriel').select('id').where('envoye_le', 'is', null).execute()).length === 0)
  await triesOf(1)
  await jobsDone(db, 'courriel')
  expect(received).toHaveLength(all.length)

  const page = `${settings.baseUrl}/requete/detail/${numero}`
  const reponse = (lien: string) => `${settings.baseUrl}/pieces/${lien.replace('/', '-')}`
  const attendus: Record<string, [string, string]> = {
    [`requete/${numero}/depot`]: [`Requête n°\u00a0${numero} reçue le 20/11/2026 à 11\u00a0h\u00a000`, page],
    [`requete/${numero}/recepisse`]: [`Nouveau document du tribunal, requête n°\u00a0${numero}\u00a0: récépissé`, page],
    [`requete/${numero}/demande/1/1`]: ['Le tribunal vous demande 1 document au plus tard le 10/12/2026', reponse(demande)],
    [`requete/${numero}/rappel/1/1`]: ['Rappel\u00a0: réponse attendue au plus tard le 10/12/2026', reponse(demande)],
    [`requete/${numero}/reponse/1/1`]: [`Réponse reçue, requête n°\u00a0${numero}`, page],
    [`requete/${numero}/inscription`]: [`Décision du tribunal, requête n°\u00a0${numero}`, page],
    [`requete/${numero}/demande/2/1`]: ['Publication à payer au plus tard le 05/01/2027', reponse(publication)],
  }
  expect(declarants.map(({ evenement }) => evenement).toSorted()).toEqual(Object.keys(attendus).toSorted())
  for (const { id, evenement, sujet } of declarants) {
    const [dit, lien] = attendus[evenement] ?? []
    expect(sujet).toBe(dit)
    const [mail, ...autres] = received.filter((each) => each.includes(`Message-ID: <${id}@localhost>`))
    expect([evenement, autres]).toEqual([evenement, []])
    const [text, html] = partsOf(mail ?? '')
    expect(text?.split('\n'), evenement).toContain(lien)
    expect(html, evenement).toContain(`<a href="${lien}"`)
    for (const part of [text, html]) expect(part).toContain('Ce service ne demande jamais votre mot de passe par courriel.')
  }
})
