import { readdirSync, readFileSync, statSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { nomenclature } from 'domain/core/donnees/nomenclature'
import { editablePages } from 'domain/app/editable-pages'
import { textesAdministrationCompte } from 'domain/compte/textes/administration-compte'
import { textesMembres } from 'domain/requetes/textes/membres'
import { signedIn, withPassword } from '../../../test/accounts.ts'
import { testOffice } from '../../../test/office.ts'
import { clerk, someone } from '../../../test/people.ts'
import { auTribunal } from '../../../test/pieces.ts'
import { aRegisteredAssociation } from '../../../test/register.ts'
import { readSettings } from '../../core/settings.ts'
import { buildApp } from '../app.ts'

// The site must be built (`npm test` does it): the server sends what it renders.
const office = await testOffice({ COURRIEL_SUPPORT: 'aide@exemple.fr', TELEPHONE_SUPPORT: '03 88 11 22 33' }, true)
const { app, db, settings } = office
const assets = new URL('../../../../web/dist/assets/', import.meta.url)
const hostile = `"><script>alert(1)</script>$&'`

const authorize = `/oauth2/authorize?${new URLSearchParams({
  client_id: 'portail',
  response_type: 'code',
  redirect_uri: `${settings.baseUrl}/oauth_callback`,
  state: 'x'.repeat(43),
  code_challenge: 'x'.repeat(43),
  code_challenge_method: 'S256',
})}`

/** Returns the login page of a sign-in under way. */
const login = async (query = '') => {
  const begun = await app.inject(authorize)
  const cookies = Object.fromEntries(begun.cookies.map(({ name, value }) => [name, value]))
  return app.inject({ url: `/login${query}`, cookies })
}

/** Finds in the page what would run, or inline styles, if a person's text contained them. */
const foreign = (html: string) =>
  [
    ...html.matchAll(/<script(?! type="application\/json" id="painted"| [^>]*src="\/assets\/)[^>]*>|<style| style=| on\w+=|javascript:/g),
  ].map(([found]) => found)

describe('the server sends a first page whole', () => {
  test.each([
    ['/', 'Le registre des associations de droit local', '<form action="/verification" method="get">'],
    ['/verification', 'Vérifier un document', '<form action="/verification" method="get">'],
    ['/verification/ABCD-EFGH-JKMN', 'Vérifier un document', 'Aucun document ne correspond à ce code.'],
    ['/utilisateur/creationcompte', 'Créer un compte', 'name="infos.nom"'],
    ['/aide', 'Aide', '<h2>À quoi sert ce site</h2>'],
    ['/plan-du-site', 'Plan du site', 'href="/donnees-personnelles"'],
    ['/startlogin', 'Redirection vers la page de connexion…', '/oauth2/authorize?client_id=portail'],
    ['/oauth_callback?code=x', 'Votre mot de passe est accepté', 'href="/accueil"'],
    ['/oauth_callback?error=access_denied', 'Erreur lors de l&#x27;authentification', 'href="/startlogin"'],
  ])('%s', async (url, h1, content) => {
    const { statusCode, headers, body } = await app.inject(url)
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(body).toMatch(new RegExp(`<h1[^>]*>${h1}</h1>`))
    expect(body).toContain(content)
    expect(body.match(/<title>/g)).toHaveLength(1)
    expect(body).toContain('href="mailto:aide@exemple.fr"')
    expect(foreign(body)).toEqual([])
  })

  test('the login has a ready button, keeps what was typed and says what was wrong', async () => {
    const first = await login('?email=camille%40exemple.fr')
    expect(first.body).toContain('<title>Se connecter – ')
    expect(first.body).toMatch(/<input id="identifiant"[^>]* value="camille@exemple\.fr"/)
    expect(first.body).toMatch(/<button type="submit" class="fr-btn">Se connecter</)
    expect((await login('?email=x&error')).body).toMatch(/<title>Erreur – Se connecter.*Identifiant ou mot de passe invalide\./s)
    expect((await login('?attente=7')).body).toContain('Réessayez dans 7 minutes.')
    expect((await login('?attente=%3Cb%3E')).body).toContain('Réessayez dans 1 minute.')
  })
})

test('the content of an address is plain text in the page, whatever it is', async () => {
  const code = encodeURIComponent(hostile)
  for (const { body } of [
    await app.inject(`/verification/${code}`),
    await login(`?email=${code}&error`),
    await app.inject(`/startlogin?login_hint=${code}`),
    await app.inject(`/oauth_callback?code=${code}`),
  ]) {
    expect(foreign(body)).toEqual([])
    expect(body.match(/<div id="root">/g)).toHaveLength(1)
  }
  expect((await app.inject(`/verification/${code}`)).body).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;$&amp;&#x27;')
})

test('a text that closes a script stays text, in the page and in the hydration data', async () => {
  const administrator = await someone(office, { authorities: ['USAGER', 'ADMINISTRATION'] })
  const contenu = `</script><script>alert(1)</script> ${hostile}`
  await app.inject({ method: 'PUT', url: '/api/page/cgu', headers: administrator.bearer, payload: { contenu, version: 0 } })
  const { body } = await app.inject('/cgu')
  expect(foreign(body)).toEqual([])
  const [, data = ''] = /<script type="application\/json" id="painted">(.*?)<\/script>/s.exec(body) ?? []
  expect(JSON.parse(data)).toMatchObject({ page: { name: 'text', id: 'cgu', text: { contenu } }, around: { path: '/cgu' } })
})

test('a code, or the address printed beside it, leads to one page; an empty field is reported', async () => {
  for (const typed of ['abcd-efgh-jkmn', 'https://ailleurs.example/verification/ABCD-EFGH-JKMN?x=1']) {
    const answer = await app.inject({ url: '/verification', query: { code: typed } })
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/verification/ABCD-EFGH-JKMN'])
  }
  const elsewhere = await app.inject({ url: '/verification', query: { code: '//ailleurs.example' } })
  expect(elsewhere.headers.location).toBe('/verification/%2F%2FAILLEURS.EXAMPLE')
  const nothing = await app.inject('/verification?code=+')
  expect(nothing.statusCode).toBe(400)
  expect(nothing.body).toMatch(/<title>Erreur – Vérifier un document.*le champ est obligatoire/s)
})

test('the verdict on a document is in the HTML itself', async () => {
  const person = await someone(office)
  const { numero } = await aRegisteredAssociation(office)
  await app.inject({ url: `/api/association/${numero}/extrait`, headers: person.bearer })
  const { code } = await db.selectFrom('extrait').select('code').where('association', '=', numero).executeTakeFirstOrThrow()
  expect((await app.inject(`/verification/${code}`)).body).toContain('Document authentique et à jour<')
})

test('[X-81] [ROUTE-01] the home page and the verdicts are public; a signed-in person is redirected to their home until the sign-in ends', async () => {
  const { email } = await withPassword(office)
  const { refresh_token: held = '', bearer } = await signedIn(office, email)
  const open = () => app.inject({ url: '/', cookies: { '__Host-refresh': held } })
  expect([(await open()).statusCode, (await open()).headers.location]).toEqual([303, '/accueil'])
  await app.inject({ method: 'POST', url: '/logout', headers: { ...bearer, origin: settings.baseUrl } })
  expect((await open()).statusCode).toBe(200)
  for (const url of ['/', '/verification/ABCD-EFGH-JKMN'])
    expect((await app.inject({ url, cookies: { '__Host-refresh': 'inconnu' } })).statusCode).toBe(200)
})

test('a signed-in person cannot create an account and is redirected to their home, a stranger is not', async () => {
  const { email } = await withPassword(office)
  const { refresh_token: held = '' } = await signedIn(office, email)
  const open = (token: string) => app.inject({ url: '/utilisateur/creationcompte', cookies: { '__Host-refresh': token } })
  const led = await open(held)
  expect([led.statusCode, led.headers.location]).toEqual([303, '/accueil'])
  expect((await open('inconnu')).statusCode).toBe(200)
})

test('a browser without script ends the session by a form, which no other site can post', async () => {
  const { email } = await withPassword(office)
  const { refresh_token: held = '' } = await signedIn(office, email)
  const cookies = { '__Host-refresh': held }
  const form = 'action="/login/fin"'
  const end = (site: string) => app.inject({ method: 'POST', url: '/login/fin', cookies, headers: { 'sec-fetch-site': site } })
  expect((await app.inject({ url: '/accueil', cookies })).body).toContain('href="/logout"')
  expect((await app.inject('/accueil')).body).not.toContain('href="/logout"')

  expect((await end('cross-site')).statusCode).toBe(403)
  expect((await app.inject({ url: '/logout', cookies })).body).toContain(form)
  const ended = await end('same-origin')
  expect([ended.statusCode, ended.headers.location]).toEqual([303, '/logout'])
  expect(ended.cookies).toContainEqual(expect.objectContaining({ name: '__Host-refresh', value: '' }))
  const { body } = await app.inject({ url: '/logout', cookies })
  expect(body).toContain('Votre session est terminée.')
  expect(body).not.toContain(form)
})

describe('a page of the application requests its own styles and chunks at once', () => {
  test.each([
    ['/association', 'RegistrePage'],
    ['/association/2026000001', 'FichePage'],
    ['/aide', 'TextPage'],
    ['/creation', 'creation'],
  ])('%s', async (url, chunk) => {
    const { body } = await app.inject(url)
    const asked = [...body.matchAll(/(?<=[" ])\/assets\/([^" ]+)/g)].map(([, name = '']) => name)
    expect(asked.filter((name) => new RegExp(`^${chunk}-[\\w-]+\\.js$`).test(name))).toHaveLength(1)
    expect(asked).toEqual([...new Set(asked)])
  })

  test.each(['/association', '/accueil', '/mes-associations', '/requete', '/utilisateur/creationcompte', '/aide'])(
    '%s asks for neither the administration, nor the nomenclature, nor the forms of members, nor what suggests values or is dragged',
    async (url) => {
      const { body } = await app.inject(url)
      const asked = [...body.matchAll(/(?<=[" ])\/assets\/([^" ]+\.js)/g)].map(([, name = '']) =>
        readFileSync(new URL(name, assets), 'utf8'),
      )
      expect(asked.length).toBeGreaterThan(2)
      const words = [
        textesAdministrationCompte.inconnu,
        nomenclature[0]?.libelle ?? '',
        textesMembres.direction.ajouter,
        'downshift',
        'To pick up a draggable item',
      ]
      for (const word of words) expect(asked.filter((code) => code.includes(word))).toEqual([])
    },
  )

  test.each(['/greffe', '/greffe/association/2026000001', '/administration', '/administration/comptes'])(
    '[ROUTE-08] %s, whose document anybody is sent, asks for no page of the court nor of the administration',
    async (url) => {
      expect((await app.inject(url)).body).toBe((await app.inject('/nulle-part')).body)
    },
  )

  test('an unknown address requests nothing more', async () => {
    expect((await app.inject('/nulle-part')).body).not.toContain('modulepreload')
  })
})

describe('[ROUTE-25] an unknown address is a 404 with the page that says so; a page of the site is not', () => {
  test.each([
    '/nulle-part',
    '/association/2026000001/nulle-part',
    '/greffe/nulle-part',
    '/administration/nulle-part',
    '/wp-login.php',
    '/$',
  ])('%s is a 404', async (url) => {
    for (const method of ['GET', 'HEAD'] as const) expect((await app.inject({ method, url })).statusCode).toBe(404)
    expect((await app.inject(url)).body).toContain('<div id="root">')
  })

  const sources = new URL('../../../../web/src/', import.meta.url)
  const paths = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(^|\/)pages(-[\w-]+)?\.ts$/.test(name))
    .flatMap((name) => [...readFileSync(new URL(name, sources), 'utf8').matchAll(/\bpath: '([^']+)'/g)].map(([, path = '']) => path))
    .filter((path) => path !== '$')
  test.each([...paths, ...editablePages.map((id) => `/${id}`)])('%s is not', async (path) => {
    const url = path.replaceAll(/\$\w+/g, 'x1')
    for (const written of [url, `${url}?etape=documents`]) expect((await app.inject(written)).statusCode).toBeLessThan(400)
  })

  test('a page whose address ends with a slash or is in capitals is not a 404 either: the application opens it', async () => {
    for (const url of ['/accueil/', '/ACCUEIL', '/association/STR000001/']) expect((await app.inject(url)).statusCode).toBe(200)
  })
})

/** Makes an awaited reply and returns the address of its page. */
const replyPage = async () => {
  const { makeDemande } = auTribunal(office, await clerk(office, 'TJ-STRASBOURG'), await someone(office))
  return `/pieces/${(await makeDemande()).lien.replace('/', '-')}`
}

test('with a session, the header needs the application at once, and so does a sign-in to reply', async () => {
  const atOnce = /<link rel="modulepreload" href="\/assets\/index-[^>]*>\s*<script type="module" src="\/assets\/first-[^>]* data-now>/
  const reply = await replyPage()
  for (const url of ['/aide', reply]) {
    expect((await app.inject({ url, cookies: { '__Host-refresh': 'inconnu' } })).body).toMatch(atOnce)
    expect((await app.inject(url)).body).not.toMatch(/modulepreload| data-now/)
  }
  expect((await app.inject(`${reply}?auth=true`)).body).toMatch(atOnce)
})

describe('a page that does not wait for the application is light (goals F1 to F4, in transferred bytes)', () => {
  const sizeOf = (name = '') => statSync(new URL(name, assets)).size
  const textOf = (name = '') => readFileSync(new URL(name, assets), 'utf8')

  test.each([
    '/',
    '/verification',
    '/verification/ABCD-EFGH-JKMN',
    '/login',
    '/utilisateur/creationcompte',
    '/aide',
    '/plan-du-site',
    '/pieces/…',
  ])('%s', async (url) => {
    const { body } = url === '/login' ? await login() : await app.inject(url === '/pieces/…' ? await replyPage() : url)
    const scripts = [...body.matchAll(/<script[^>]* src="\/assets\/([^"]+)"/g)].map(([, name]) => name)
    const styles = [...body.matchAll(/<link rel="stylesheet" href="\/assets\/([^"]+)"/g)].map(([, name]) => name)
    expect([scripts.length, styles.length]).toEqual([1, 1])
    const font = /\/assets\/([^")]+\.woff2)/.exec(textOf(styles[0]))?.[1]
    const bytes = { script: sizeOf(`${scripts[0]}.br`), style: sizeOf(`${styles[0]}.br`), font: sizeOf(font) }
    // Except what the first interaction loads.
    expect(textOf(scripts[0])).not.toMatch(/\bimport\b(?!\(\w\[0\]\))/)
    expect(bytes.script).toBeLessThanOrEqual(3000)
    expect(bytes.style).toBeLessThanOrEqual(15_000)
    expect(bytes.font).toBeLessThanOrEqual(60_000)
    expect(Buffer.byteLength(body) + bytes.script + bytes.style + bytes.font).toBeLessThanOrEqual(85_000)
  })
})

test.each([
  [{ theme: 'dark' }, 'data-fr-scheme="dark" data-fr-theme="dark">'],
  [{ theme: 'light', confort: 'texte.liens' }, 'data-fr-scheme="light" data-fr-theme="light" data-confort="texte liens">'],
  [{ theme: '"><script>', confort: '"><script>' }, 'data-fr-scheme="system">'],
])('what the reader has chosen (%o) is that of the page before any script', async (cookies, attributes) => {
  expect((await app.inject({ url: '/verification', cookies })).body).toContain(`<html lang="fr" ${attributes}`)
})

test('a demonstration open to the network says so on the server-rendered pages too', async () => {
  const open = {
    ...office.settings,
    ...readSettings({ BASE_URL: 'https://r.example', PROXY: '1', DEMONSTRATION: 'oui', JOURNAL: 'error' }),
  }
  const there = await buildApp({ ...office, settings: open })
  expect((await there.inject('/')).body).toContain('n&#x27;y saisissez aucune information réelle')
  await there.close()
  expect((await app.inject('/')).body).not.toContain('n&#x27;y saisissez')
})
