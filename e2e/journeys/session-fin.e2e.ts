import { expect, type Page } from '@playwright/test'
import { expectSameTree, expectNoDefect } from '../support/axe.ts'
import { aDeclarant, signIn, signInByForm } from '../support/people.ts'
import { apart as test } from '../support/test.ts'

const site = () => process.env['E2E_URL'] ?? ''
const unique = () => `visiteur-${crypto.randomUUID()}@exemple.fr`
const minute = 60_000
const warning = (page: Page) => page.getByRole('dialog', { name: 'Votre session va se terminer' })
const left = (page: Page, words: string) =>
  warning(page).getByText(`Votre session se termine dans ${words}. Voulez-vous la prolonger\u00A0?`)

/** Signs in and waits for the page's own calls: a later one would renew the session. */
const enter = async (page: Page) => {
  await page.context().clock.install()
  await signIn(page, await aDeclarant(unique()))
  await expect(page.getByRole('button', { name: /^Mon compte/ })).toBeVisible()
}

test('[SESSION-03] [SESSION-04] the end of a session is announced five minutes before, postponed by a click, and otherwise comes @proof', async ({
  page,
}) => {
  await enter(page)
  await page.clock.fastForward(54 * minute)
  await expect(warning(page)).toBeHidden()
  await page.clock.fastForward(1.5 * minute)
  await expect(left(page, '5\u00A0minutes')).toBeVisible()
  await expect(warning(page).getByRole('status')).toContainText('5\u00A0minutes')
  await page.clock.fastForward(3 * minute)
  await expect(left(page, '2\u00A0minutes')).toBeVisible()
  await page.clock.fastForward(minute)
  await expect(left(page, '1\u00A0minute')).toBeVisible()
  await warning(page).getByRole('button', { name: 'Rester sur le site' }).click()
  await expect(warning(page)).toBeHidden()
  await page.clock.fastForward(54 * minute)
  await expect(warning(page)).toBeHidden()
  await page.clock.fastForward(1.5 * minute)
  await expect(warning(page)).toBeVisible()
  await expectNoDefect(page)
  await expectSameTree(page, 'fin-annoncee')
  await page.clock.fastForward(5 * minute)
  await expect(page).toHaveURL(`${site()}/logout`)
  await expect(warning(page)).toBeHidden()
  await expect(page.getByText('Votre session a expiré.')).toBeVisible()
  await expect(page.getByText('Veuillez rafraichir la page pour vous reconnecter.')).toBeVisible()
  await expectNoDefect(page)
})

test('the warning also offers to sign out', async ({ page }) => {
  await enter(page)
  await page.clock.fastForward(56 * minute)
  await warning(page).getByRole('button', { name: 'Se déconnecter' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Fin de session' })).toBeVisible()
  await page.goto(`${site()}/accueil`)
  await expect(page.getByLabel('Adresse courriel (votre identifiant)')).toBeVisible()
})

test('a renewal in one tab removes the warning in the others', async ({ page, context }) => {
  await enter(page)
  const other = await context.newPage()
  await other.goto(`${site()}/accueil`)
  await expect(other.getByRole('heading', { level: 1, name: /^Bonjour/ })).toBeVisible()
  await context.clock.fastForward(56 * minute)
  await expect(warning(page)).toBeVisible()
  await expect(warning(other)).toBeVisible()
  await other.getByRole('button', { name: 'Rester sur le site' }).click()
  await expect(warning(other)).toBeHidden()
  await expect(warning(page)).toBeHidden()
  expect(await page.evaluate(() => [Object.keys(localStorage), document.cookie])).toEqual([[], ''])
})

test('a session that can no longer be renewed says so', async ({ page }) => {
  await enter(page)
  await page.clock.fastForward(56 * minute)
  await expect(warning(page)).toBeVisible()
  // The answer of the server in the last minutes of the twelve hours: a test cannot wait for them.
  await page.route('**/oauth2/token', async (route) => {
    const answer = await route.fetch()
    const token: unknown = await answer.json()
    await route.fulfill({ response: answer, json: { ...(token as object), session_expires_in: 200 } })
  })
  await warning(page).getByRole('button', { name: 'Rester sur le site' }).click()
  await expect(warning(page)).toContainText(
    'Votre session se termine dans 4\u00A0minutes. Elle a atteint sa durée maximale, 12\u00A0heures, et ne peut plus être prolongée.',
  )
  await expectNoDefect(page)
  await warning(page).getByRole('button', { name: "Continuer jusqu'à la fin de la session" }).click()
  await expect(warning(page)).toBeHidden()
  await page.clock.fastForward(4 * minute)
  await expect(page).toHaveURL(`${site()}/logout`)
})

test('[SESSION-07] [SESSION-10] no token is left where a script could read it later, and the public secret of the client protects nothing', async ({
  page,
  context,
}) => {
  const exchanged = page.waitForRequest((request) => (request.postData() ?? '').includes('grant_type=authorization_code'))
  await signInByForm(page, await aDeclarant(unique()))
  const sent = new URLSearchParams((await exchanged).postData() ?? '')
  expect([sent.get('client_id'), sent.get('client_secret')]).toEqual(['portail', 'portail'])
  expect(sent.get('code_verifier')).toHaveLength(128)
  const refresh = (await context.cookies()).find(({ name }) => name === '__Host-refresh')
  expect(refresh).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Strict', path: '/' })
  expect(await page.evaluate(() => [Object.values(localStorage), Object.values(sessionStorage).join(' ').includes('eyJ')])).toEqual([
    [],
    false,
  ])
  // Each renewal rotates the token, and a reload renews.
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: /^Bonjour/ })).toBeVisible()
  const next = (await context.cookies()).find(({ name }) => name === '__Host-refresh')
  expect(next?.value).not.toBe(refresh?.value)
})
