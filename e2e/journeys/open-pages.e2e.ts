import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { textesChrome } from 'domain/core/textes/chrome'
import { fileRadiation, tokenOf } from '../support/api.ts'
import { anAssociation } from '../support/make-association.ts'
import { aDeclarant, testPassword, signIn } from '../support/people.ts'
import { test } from '../support/test.ts'

/** Pages for visitors (PERM-03), targets of mailed links and of a sign-in, pages of the court and of administrators. */
const notForEveryUser = [
  /^\/?\$?$/,
  /^\/(login|startlogin|oauth_callback|logout|restricted|pieces|verification|plan-du-site|demonstration|suivi\/arret)/,
  /^\/utilisateur\/(?!modification$)/,
  /^\/(greffe|juge|administration)/,
]

const source = join(import.meta.dirname, '../../web/src')
const pages = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((path) => /(^|\/)pages(-[\w-]+)?\.ts$/.test(path))
  .flatMap((path) => [...readFileSync(join(source, path), 'utf8').matchAll(/\bpath: '([^']+)'/g)].map(([, route = '']) => route))
  .filter((path) => !notForEveryUser.some((kind) => kind.test(path)))

test('[PERM-04] every page that is not for visitors opens to signed-in people only', async ({ page, context }) => {
  expect(pages).toEqual(expect.arrayContaining(['/accueil', '/association/$numero/radiation', '/utilisateur/modification']))
  const person = await aDeclarant(`${crypto.randomUUID()}@exemple.fr`)
  const association = await anAssociation(person.email, { etatAssociation: 'DISSOUTE' })
  const requete = await fileRadiation(await tokenOf(person.email, testPassword), association)
  const unknown = crypto.randomUUID()
  const at = (path: string) =>
    (process.env['E2E_URL'] ?? '') + path.replace('$numero', /requete|depot/.test(path) ? requete : association).replace('$id', unknown)
  const visitor = await context.newPage()
  for (const path of pages) {
    await visitor.goto(at(path))
    await expect(visitor, path).toHaveURL(/\/login/)
  }
  await visitor.close()
  await signIn(page, person, '/accueil')
  for (const path of pages) {
    await page.goto(at(path))
    await expect(page, path).toHaveURL(at(path))
    const title = page.getByRole('main').getByRole('heading', { level: 1 })
    await expect(title, path).toBeVisible()
    await expect(title, path).not.toHaveText(new RegExp(`Accès interdit|${textesChrome.rien}`))
  }
})
