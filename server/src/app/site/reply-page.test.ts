import { beforeEach, expect, test } from 'vitest'
import { testOffice } from '../../../test/office.ts'
import { clerk, someone } from '../../../test/people.ts'
import { auTribunal } from '../../../test/pieces.ts'

// The site must be built (`npm test` does it): the server sends what it renders.
const office = await testOffice({ COURRIEL_SUPPORT: 'aide@exemple.fr', TELEPHONE_SUPPORT: '03 88 11 22 33' }, true)
const { app, clock } = office
const filer = await someone(office, { prenom: 'Odile', nom: 'Mittelbrucher' })
const { acte, makeDemande, transmitWithCompte } = auTribunal(office, await clerk(office, 'TJ-STRASBOURG'), filer)

const page = (reference: string) => app.inject(`/pieces/${reference}`)
/** Returns the address of the page from a link to the call. */
const pageOf = (lien: string) => lien.replace('/', '-')
const texte = (html: string) => html.replace(/<[^>]+>/g, ' ').replaceAll('&#x27;', "'")
const title = 'Aucune demande de pièces en attente ne correspond à cette URL.'

beforeEach(() => {
  clock.at = new Date('2026-11-20T10:00:00Z')
})

test('[PIECES-05] [PIECES-24] a person who holds its code reads the demand in the HTML itself, without personal data; a late one says so and is still open', async () => {
  const { numero, lien } = await makeDemande()
  const { statusCode, headers, body } = await page(pageOf(lien))
  expect([statusCode, headers['referrer-policy'], headers['cache-control']]).toEqual([
    200,
    'no-referrer',
    expect.stringContaining('no-store'),
  ])
  for (const said of [
    'Tribunal judiciaire de Strasbourg',
    numero,
    'À transmettre au plus tard le 10/12/2026',
    '0 demande sur 2 a une réponse.',
    "L'article 3 manque.",
  ])
    expect(texte(body)).toContain(said)
  expect(body).toMatch(/<script type="application\/json" id="painted">/)
  expect(body).not.toMatch(/Mittelbrucher/i)
  clock.at = new Date('2026-12-11T10:00:00Z')
  const late = texte((await page(pageOf(lien).toLowerCase())).body)
  expect(late).toContain(
    "La date demandée par le tribunal (10/12/2026) est passée. Vous pouvez encore répondre tant que la décision n'est pas rendue.",
  )
  expect(late).toContain('Transmettre la réponse')
})

test('[PIECES-01] [PIECES-03] [PIECES-04] the right code of a closed demand says why it is closed, and any other code that none is awaited', async () => {
  const used = await makeDemande()
  await transmitWithCompte(used.lien, filer, 'Voici.')
  const withdrawn = await makeDemande()
  await acte(withdrawn.numero, 'retrait-demande', { motif: 'Reçu par courrier.' })
  const expired = await makeDemande()
  const asRead = async (lien: string) => texte((await page(pageOf(lien))).body)
  expect(await asRead(used.lien)).toContain(
    "Une réponse a déjà été transmise le 20/11/2026 à 11\u00A0h\u00A000. Vous n'avez rien d'autre à faire.",
  )
  expect(await asRead(withdrawn.lien)).toContain("Le tribunal a retiré cette demande le 20/11/2026. Vous n'avez rien à faire.")
  clock.at = new Date('2027-05-21T10:00:00Z')
  expect(await asRead(expired.lien)).toMatch(
    new RegExp(
      `Ce lien a expiré le 20/05/2027. Pour envoyer vos documents, écrivez au greffe\\s: Tribunal judiciaire de Strasbourg, .+, en rappelant la requête n°\\s${expired.numero}.`,
    ),
  )
  for (const closed of [used, withdrawn, expired]) expect(await asRead(closed.lien)).toContain(title)
  for (const reference of [`${pageOf(expired.lien)}A`, expired.numero, 'n-importe', `${expired.numero}-${'A'.repeat(65)}`]) {
    const { statusCode, body } = await page(reference)
    expect([reference, statusCode, texte(body).includes(title)]).toEqual([reference, 200, true])
    expect(texte(body)).toMatch(/contactez le support\s: aide@exemple.fr, 03 88 11 22 33/)
    expect(body).not.toContain('id="painted"')
  }
})

test('[PIECES-27] a person who tries many codes must wait, even with the right one', async () => {
  const { lien } = await makeDemande()
  clock.at = new Date('2028-01-01T10:00:00Z')
  let last = ''
  for (let i = 0; i < office.settings.ESSAIS_PAR_ADRESSE; i += 1) last = (await page(`R26000001-${'A'.repeat(31)}${i}`)).body
  expect(texte(last)).toContain(title)
  expect(texte((await page(pageOf(lien))).body)).toMatch(/Réessayez dans \d+ minutes?\./)
})
