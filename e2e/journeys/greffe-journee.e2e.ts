import { expect, type Page, type Route } from '@playwright/test'
import { aCommune, fileCreation, tokenOf } from '../support/api.ts'
import { aClerk } from '../support/clerks.ts'
import { aDayOfRequetes } from '../support/day.ts'
import { aDeclarant, fillLogin, testPassword } from '../support/people.ts'
import { test } from '../support/test.ts'

const site = () => process.env['E2E_URL'] ?? ''
const rows = (page: Page) => page.locator('.tray__open')
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const search = (page: Page) => page.getByRole('searchbox', { name: 'Rechercher : n°, nom, commune' })

/** The call that reads a queue, not a file. */
const queue = '**/api/greffe/requete?*'
/** Delays an answer until after the page's other ones. */
const late = async (route: Route) => {
  await new Promise((resolve) => setTimeout(resolve, 600))
  await route.continue()
}

/** A keyboard that counts its keys, and checks after each one that something has the focus. */
const counting = (page: Page) => {
  let keys = 0
  const press = async (...all: string[]) => {
    for (const key of all) {
      keys += 1
      await page.keyboard.press(key)
    }
  }
  const held = () => expect.poll(() => page.evaluate(() => document.activeElement === document.body), 'the focus is nowhere').toBe(false)
  const since = () => {
    const done = keys
    keys = 0
    return done
  }
  return { press, held, since }
}

test('[STAFF-02] a day of forty-one files by keyboard at 1366 × 620: queues sorted by due day, searched, processed one by one and in batches; keys counted, focus never lost, no scrolling @proof', async ({
  page,
}) => {
  const token = await tokenOf((await aDeclarant(`${crypto.randomUUID()}@exemple.fr`)).email, testPassword)
  const filed = await fileCreation(token, { denomination: 'Cercle modèle', commune: 'Molsheim' })
  const { email } = await aClerk('TPRX-MOLSHEIM', 'Alix', 'Obergreff')
  await aDayOfRequetes({ tribunal: 'TPRX-MOLSHEIM', email, filed, commune: await aCommune('Molsheim') })
  const { press, held, since } = counting(page)
  const spent: string[] = []

  await page.setViewportSize({ width: 1366, height: 768 })
  await page.goto(`${site()}/startlogin`)
  await fillLogin(page, email)
  // A clerk lands on the queues.
  await expect(page).toHaveURL(`${site()}/greffe`)
  const tab = (name: string, count: number) => page.getByRole('link', { name: `${name} (${count})`, exact: true })
  for (const [name, count] of [
    ['À faire', 32],
    ['Miennes', 27],
    ['À prendre en charge', 15],
    ['En instruction', 12],
    ['À la préfecture', 6],
    ['En attente de pièces', 5],
    ['À décider', 4],
  ] as const)
    await expect(tab(name, count)).toBeVisible()
  for (const group of ['En retard', "Aujourd'hui"]) await expect(page.getByText(new RegExp(`^${group} \\(\\d+\\)$`))).toBeVisible()
  const above = await rows(page).evaluateAll(
    (all) => all.filter((row) => (row.closest('tr')?.getBoundingClientRect().bottom ?? 999) <= innerHeight).length,
  )
  expect(above, 'rows above the fold at 1366 × 768').toBeGreaterThanOrEqual(15)
  // A demande whose day has passed without a reply is back in the court's queue.
  const unanswered = page.getByRole('row').filter({ hasText: 'Cercle sans réponse 1' })
  await expect(unanswered.getByRole('cell').nth(1)).toHaveText(
    /^En retard\s: Réponse du déclarant attendue au plus tard le \d{2}\/\d{2}\/\d{4} \d{2}\/\d{2}\/\d{4} Sans réponse$/,
  )
  await unanswered.locator('.tray__open').click()
  await expect(page.getByText(/^Réponse du déclarant attendue au plus tard le/)).toBeVisible()
  await page.goBack()
  await expect(unanswered).toBeVisible()
  await page.setViewportSize({ width: 1366, height: 620 })

  // The clerk finds a file by words, opens it and returns.
  await press('/')
  await page.keyboard.type('PREFET 4')
  await expect(page.getByText('Aucun dossier de « À faire » ne correspond.')).toBeVisible()
  await page.getByRole('main').getByRole('listitem').filter({ hasText: 'À la préfecture (1)' }).getByRole('link').last().press('Enter')
  await expect(rows(page)).toHaveCount(1)
  await press('ArrowDown')
  await expect(rows(page)).toBeFocused()
  await press('Enter')
  await expect(page.getByText('1 sur 1', { exact: true })).toBeVisible()
  await page.goBack()
  await expect(search(page)).toHaveValue('PREFET 4')
  await expect(rows(page)).toBeFocused()

  // Several answers without opposition from the prefect are recorded at once.
  await page.goto(`${site()}/greffe?file=A_LA_PREFECTURE`)
  await expect(rows(page)).toHaveCount(6)
  since()
  for (let i = 0; i < 6; i += 1) await press('ArrowDown', 'x')
  await expect(page.getByText('6 dossiers choisis')).toBeVisible()
  const act = page.getByRole('button', { name: "Constater l'absence d'opposition (6)" })
  while (!(await act.evaluate((button) => button === document.activeElement))) await press('Tab')
  await press('Enter')
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(6)
  await page.getByLabel('Date de la réponse du préfet').focus()
  await press('Enter')
  await expect(page.getByText("Absence d'opposition constatée pour 6 dossiers.")).toBeVisible()
  await expect(tab('À décider', 10)).toBeVisible()
  await held()
  spent.push(`absence d'opposition : ${(since() / 6).toFixed(1)}`)

  /** Goes through a queue from its first file: does the work on each, then opens the next one. */
  const through = async (file: string, count: number, work: () => Promise<void>) => {
    await page.goto(`${site()}/greffe?file=${file}`)
    await expect(rows(page).first()).toBeVisible()
    since()
    await press('g')
    for (let i = 0; i < count; i += 1) {
      await expect(title(page)).toHaveText(/^Requête n°\sR\d{8}/)
      const before = page.url()
      await expect(title(page)).toBeFocused()
      await work()
      await held()
      expect(await page.evaluate(() => scrollY), 'the workbench has scrolled').toBe(0)
      if (i === count - 1) break
      // « n » works at once, while the queue is refetched.
      await press('n')
      await expect(page).not.toHaveURL(before)
    }
    spent.push(`${file} : ${(since() / count).toFixed(1)}`)
  }
  await page.route(queue, late)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await through('EN_INSTRUCTION', 12, async () => {
    await expect(button('Enregistrer la communication au préfet')).toBeVisible()
    await press('d', 'Enter')
    await page.getByLabel('Date de la communication au préfet').focus()
    await press('Enter')
    await expect(button("Enregistrer l'absence d'opposition")).toBeVisible()
  })
  await through('A_PRENDRE_EN_CHARGE', 15, async () => {
    await expect(button('Prendre en charge')).toBeVisible()
    await press('d', 'Enter')
    await expect(button('Enregistrer la communication au préfet')).toBeFocused()
  })
  await through('EN_ATTENTE_DE_PIECES', 5, async () => {})

  // A file opened by its address waits for its queue, and so does a key pressed meanwhile.
  const told = page.getByRole('status').filter({ visible: true })
  const waiting = told.getByText("Le dossier suivant va s'ouvrir…")
  /** Reloads the page and presses « n » before its queue is known. Returns a function that lets the queue load. */
  const pressedBeforeKnown = async () => {
    let release = () => {}
    const comes = new Promise<void>((resolve) => (release = resolve))
    await page.route(
      queue,
      async (route) => {
        await comes
        await route.continue()
      },
      { times: 1 },
    )
    await page.reload()
    await expect(button('Enregistrer la communication au préfet').or(button("Enregistrer l'absence d'opposition"))).toBeVisible()
    await press('n')
    await expect(waiting).toBeVisible()
    return release
  }
  await page.goto(`${site()}/greffe?file=A_LA_PREFECTURE`)
  await expect(rows(page).first()).toBeVisible()
  await press('g')
  await expect(title(page)).toHaveText(/^Requête n°\sR\d{8}/)
  const first = page.url()
  const known = await pressedBeforeKnown()
  await press('n')
  known()
  await expect(page).not.toHaveURL(first)
  await expect(title(page)).toBeFocused()
  await expect(page.getByText(/^2 sur \d+$/)).toBeVisible()
  await expect(waiting).toBeHidden()

  // If the clerk has opened a dialog or left meanwhile, the page does not change.
  const second = page.url()
  const whileWriting = await pressedBeforeKnown()
  await press('d', 'Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  whileWriting()
  await expect(page.getByText('Dossier suivant')).toBeVisible()
  await expect(waiting).toBeHidden()
  await press('Escape')
  await expect(page).toHaveURL(second)
  const afterLeaving = await pressedBeforeKnown()
  await page.getByRole('link', { name: "Revenir aux files d'attente" }).press('Enter')
  afterLeaving()
  await expect(rows(page).first()).toBeVisible()
  await expect(page).toHaveURL(/\/greffe\?file=A_LA_PREFECTURE$/)

  // A queue that cannot be read says so, and the key retries.
  await page.goBack()
  await expect(page).toHaveURL(second)
  const broken = (route: Route) => route.fulfill({ status: 500, json: { message: '', errors: [], globalErrors: [] } })
  await page.route(queue, broken)
  await page.reload()
  await expect(button("Enregistrer l'absence d'opposition")).toBeVisible()
  await press('n')
  await expect(told.getByText(/^La file n'a pas pu être lue\. Appuyez de nouveau sur «\sn\s»\.$/)).toBeVisible()
  await page.unroute(queue, broken)
  await press('n')
  await expect(page.getByText(/^3 sur \d+$/)).toBeVisible()
  console.log(`touches par dossier, ${spent.join(', ')}`)
})
