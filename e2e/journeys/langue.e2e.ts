import { expect, type Page } from '@playwright/test'
import { formatInstant, formatJour, jourDeParis } from 'domain/core/jour'
import { openDatabase } from '../../server/src/core/database.ts'
import { fileCreation, tokenOf } from '../support/api.ts'
import { databaseUrl, demonstration, strasbourg } from '../support/clerks.ts'
import { aDeclarant, testPassword, signIn } from '../support/people.ts'
import { apart } from '../support/test.ts'

const site = () => process.env['E2E_URL'] ?? ''
/** Dates in ISO or foreign format, numbers with commas, and common English words. */
const foreign =
  /\b\d{4}-\d\d-\d\d\b|\b\d{1,2}:\d\d(:\d\d)?\b|\b\d{1,3}(,\d{3})+\b|\b(the|and|your|please|loading|search|submit|cancel|close|error|next|previous|page not found)\b/i

const inFrench = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(?!Il n'y a rien ici\.).+/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  // Ignore what people wrote, and the addresses of mails and pages.
  const words = (await page.locator('body').innerText()).replaceAll(/\S+@\S+|https?:\S+|\bpage(?= )/g, '')
  expect(words.match(foreign)?.[0] ?? null, page.url()).toBeNull()
}

apart.describe('a browser that speaks English, in New York', () => {
  apart.use({ locale: 'en-US', timezoneId: 'America/New_York' })

  apart(
    '[PROD-01, PROD-14, PROD-15] every page is in French, its days written day/month/year, its hours those of Paris',
    async ({ page }) => {
      const person = await aDeclarant(`langue-${crypto.randomUUID()}@exemple.fr`)
      const numero = await fileCreation(await tokenOf(person.email, testPassword), {
        denomination: 'Cercle du calendrier',
        commune: 'Strasbourg',
      })
      for (const path of ['/', '/login', '/utilisateur/creationcompte', '/verification', '/aide', '/plan-du-site']) {
        await page.goto(site() + path)
        await inFrench(page)
      }
      // The pages name the site and the ministry that runs it.
      await page.goto(`${site()}/mentions-legales`)
      await expect(page.getByRole('banner')).toContainText(/Registre des associations d'Alsace-Moselle.*Droit local\s:/)
      await expect(page.getByRole('main')).toContainText('ministère de la Justice')
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'support@registre-associations.example' })).toBeVisible()
      await signIn(page, person, `/requete/detail/${numero}`)
      const db = openDatabase(await databaseUrl())
      const { filed } = await db
        .selectFrom('requete')
        .select('date_pre_enregistrement as filed')
        .where('numero', '=', numero)
        .executeTakeFirstOrThrow()
      await db.destroy()
      await expect(page.getByRole('main')).toContainText(formatInstant(filed))
      await inFrench(page)
      for (const path of [
        '/accueil',
        '/association',
        '/association?etats=RADIEE',
        '/mes-associations',
        '/requete',
        '/requete/toutes',
        '/utilisateur/modification',
      ]) {
        await page.goto(site() + path)
        await inFrench(page)
      }
      await page.goto(`${site()}/requete/toutes`)
      await expect(page.getByRole('cell', { name: formatJour(jourDeParis(filed)) })).toBeVisible()
      await signIn(page, strasbourg, '/greffe', demonstration)
      await inFrench(page)
      await page.goto(`${site()}/greffe/requete/${numero}`)
      await inFrench(page)
    },
  )
})
