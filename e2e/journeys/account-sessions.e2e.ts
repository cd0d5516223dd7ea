import { expect } from '@playwright/test'
import { callAs, tokenOf } from '../support/api.ts'
import { expectNoDefect } from '../support/axe.ts'
import { aDeclarant, testPassword, signIn } from '../support/people.ts'
import { test } from '../support/test.ts'

const unique = () => `visiteur-${crypto.randomUUID()}@exemple.fr`
const me = (token: string) => callAs(token, 'POST', '/api/utilisateur/authenticate')

test('a person sees their open sessions, and ends one or all the others', async ({ page }) => {
  const person = await aDeclarant(unique())
  const [first, second, third] = [
    await tokenOf(person.email, testPassword),
    await tokenOf(person.email, testPassword),
    await tokenOf(person.email, testPassword),
  ]
  await signIn(page, person, '/utilisateur/modification')
  const section = page.getByRole('region', { name: 'Sessions ouvertes' })
  const sessions = section.getByRole('listitem')
  await expect(sessions).toHaveCount(4)
  await expect(sessions.first()).toContainText('Cette session')
  await expect(sessions.first()).toContainText(/^Chrom/)
  await expect(sessions.first().getByRole('button')).toHaveCount(0)
  await expectNoDefect(page)

  await sessions
    .nth(1)
    .getByRole('button', { name: /^Fermer la session .+, ouverte le \d\d\/\d\d\/\d{4} à \d/ })
    .click()
  const question = page.getByRole('dialog', { name: 'Fermer cette session\u00A0?' })
  await expectNoDefect(page)
  await question.getByRole('button', { name: 'Fermer la session' }).click()
  await expect(page.getByText('La session a été fermée.')).toBeVisible()
  await expect(sessions).toHaveCount(3)
  await expect(section.getByRole('heading', { name: 'Sessions ouvertes' })).toBeFocused()
  const alive = await Promise.all([first, second, third].map(async (token) => (await me(token)).status === 200))
  expect(alive.filter(Boolean)).toHaveLength(2)

  await section.getByRole('button', { name: 'Fermer toutes les autres sessions' }).click()
  await page
    .getByRole('dialog', { name: 'Fermer toutes les autres sessions\u00A0?' })
    .getByRole('button', { name: 'Fermer toutes les autres sessions' })
    .click()
  await expect(sessions).toHaveCount(1)
  for (const token of [first, second, third]) expect((await me(token)).status).toBe(401)
  await page.reload()
  await expect(sessions).toHaveCount(1)
})
