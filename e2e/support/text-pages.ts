import { expect, type Page } from '@playwright/test'
import type { EditablePage } from 'domain/app/editable-pages'
import { expectNoDefect } from './axe.ts'

const site = () => process.env['E2E_URL'] ?? ''

export const titles: Record<EditablePage, string> = {
  aide: 'Aide',
  faq: 'Foire aux questions',
  cgu: "Conditions générales d'utilisation",
  'mentions-legales': 'Mentions légales',
  'donnees-personnelles': 'Données personnelles',
  cookies: 'Cookies',
  accessibilite: "Déclaration d'accessibilité",
}

/** Opens a footer page and waits for its text. */
export const openText = async (page: Page, id: EditablePage): Promise<void> => {
  await page.goto(`${site()}/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: titles[id], exact: true })).toBeVisible()
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
}

/** Checks a default text for a visitor: title, heading levels, no raw Markdown, working links, no accessibility defect. */
export const isWhole = async (page: Page, id: EditablePage): Promise<void> => {
  await openText(page, id)
  await expect(page).toHaveTitle(`${titles[id]} – Registre des associations d'Alsace-Moselle`)
  const main = page.getByRole('main')
  expect(await main.innerText()).not.toMatch(/\*\*|\{\w+\}|\]\(|^#/m)
  const levels = await main.locator('h1,h2,h3,h4,h5,h6').evaluateAll((all) => all.map(({ tagName }) => Number(tagName[1])))
  for (const [rank, level] of levels.entries()) expect(level - (levels[rank - 1] ?? 0), `heading ${rank}`).toBeLessThanOrEqual(1)
  const own = new Set<string>()
  for (const link of await main.getByRole('link').all()) {
    const href = (await link.getAttribute('href')) ?? ''
    if ((await link.getAttribute('target')) === '_blank') await expect(link).toContainText('(nouvel onglet)')
    else expect(href).toMatch(/^(\/|mailto:)/)
    if (href.startsWith('/')) own.add(href)
  }
  await expectNoDefect(page)
  for (const path of own) {
    await page.goto(site() + path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expect(page.getByText("Il n'y a rien ici."), path).toHaveCount(0)
  }
}
