import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { expectSameTree, expectNoDefect } from '../support/axe.ts'
import { aDemand, inDays } from '../support/demands.ts'
import { keyboard } from '../support/hands.ts'
import { signIn } from '../support/people.ts'
import { test } from '../support/test.ts'

const site = () => process.env['E2E_URL'] ?? ''
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const day = () => inDays(20).replaceAll('-', '')

/** The file that a subscribed calendar receives. */
const subscribed = async (address: string) => {
  const answer = await fetch(address)
  return answer.ok ? answer.text() : answer.status
}

test('a person downloads a due day, subscribes their calendar to all of them, changes its address and revokes it, with the keyboard alone', async ({
  page,
}) => {
  const { person, numero } = await aDemand('Cercle des dates')
  await signIn(page, person, `/requete/detail/${numero}`)
  const hands = keyboard(page)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    hands.press(page.getByRole('link', { name: /^Ajouter à mon agenda l'échéance du \d\d\/\d\d\/\d{4} \(fichier \.ics\)$/ })),
  ])
  expect(file.suggestedFilename()).toBe(`echeance-${numero}.ics`)
  expect(await readFile(await file.path(), 'utf8')).toContain(`DTSTART;VALUE=DATE:${day()}`)
  await expectNoDefect(page)

  await page.goto(`${site()}/requete`)
  const summary = page.locator('summary').filter({ hasText: 'Mes échéances dans mon agenda' })
  await hands.press(summary)
  await hands.press(button(page, 'Créer une adresse'))
  const field = page.getByLabel("Adresse d'abonnement")
  await expect(field).toBeFocused()
  const first = await field.inputValue()
  expect(await subscribed(first)).toContain(`DTSTART;VALUE=DATE:${day()}`)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await hands.press(button(page, "Copier l'adresse"))
  await expect(page.getByText("L'adresse est copiée.")).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first)
  await expectNoDefect(page)

  await page.reload()
  await hands.press(summary)
  await expect(page.getByText(/^Une adresse existe depuis le \d\d\/\d\d\/\d{4}\. Elle ne peut plus être affichée\.$/)).toBeVisible()
  await expectNoDefect(page)
  await expectSameTree(page, 'agenda')
  await hands.press(button(page, "Remplacer l'adresse"))
  const asking = page.getByRole('dialog')
  await expect(asking).toContainText("Les agendas abonnés à l'adresse actuelle ne recevront plus rien.")
  await expectNoDefect(page)
  await expectSameTree(page, 'remplacer-adresse')
  await hands.press(asking.getByRole('button', { name: "Remplacer l'adresse" }))
  await expect(asking).toBeHidden()
  const second = await field.inputValue()
  expect([await subscribed(first), await subscribed(second)]).toEqual([404, expect.stringContaining('BEGIN:VEVENT')])

  await hands.press(button(page, "Supprimer l'adresse"))
  await hands.press(asking.getByRole('button', { name: "Supprimer l'adresse" }))
  await expect(asking).toBeHidden()
  await expect(field).toBeHidden()
  await expect(button(page, 'Créer une adresse')).toBeVisible()
  // The pressed button is gone: the focus moves to the start of the panel.
  await expect(summary).toBeFocused()
  expect(await subscribed(second)).toBe(404)
})
