import { expect } from '@playwright/test'
import { goesOn } from '../support/painted.ts'
import { test } from '../support/test.ts'

const refusal = { contentType: 'application/json', body: JSON.stringify({ message: 'Le disque est plein.', errors: [], globalErrors: [] }) }

for (const [kind, answer] of [
  ['text', { status: 500, contentType: 'text/plain; charset=utf-8', body: 'Le disque est plein.' }],
  ['refusal', { status: 500, ...refusal }],
] as const)
  test(`[ERR-01] [X-73] by default a failure says « Erreur d'accès au serveur » and the ${kind} of the server, until the same call succeeds`, async ({
    page,
  }) => {
    await page.route('**/oauth2/captcha', (route) => route.fulfill(answer), { times: 1 })
    await page.goto(`${process.env['E2E_URL']}/utilisateur/creationcompte`)
    await goesOn(page)
    const notice = page.getByRole('alert').filter({ hasText: "Erreur d'accès au serveur" })
    await expect(notice).toContainText('Le disque est plein.')
    await page.getByRole('button', { name: 'Obtenir un autre code' }).click()
    await expect(page.getByRole('img', { name: /^Code de vérification/ })).toBeVisible()
    await expect(notice).toHaveCount(0)
  })
