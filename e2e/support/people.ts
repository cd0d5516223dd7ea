import { expect, type Page } from '@playwright/test'
import { linkOf, mailTo } from './mail.ts'
import { openSession } from './oauth2.ts'

export const testPassword = 'Un mot de passe 1'

export interface Declarant {
  email: string
  prenom: string
  nom: string
}

const site = () => process.env['E2E_URL'] ?? ''

const post = async (path: string, init: RequestInit): Promise<void> => {
  const answer = await fetch(site() + path, { method: 'POST', ...init })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
}

/** Creates an account through the API, without using its mailed link. */
export const anInactiveAccount = async (email: string, prenom = 'Camille', nom = 'Essai'): Promise<Declarant> => {
  const captcha = await fetch(`${site()}/oauth2/captcha`)
  await post('/oauth2/utilisateur/cycle/creer', {
    headers: {
      'content-type': 'application/json',
      'x-captcha-id': captcha.headers.get('x-captcha-id') ?? '',
      'x-captcha-saisie': 'ABCDEF',
    },
    body: JSON.stringify({ infos: { email, civilite: 'MME', prenom, nom }, motPasse: testPassword }),
  })
  return { email, prenom, nom }
}

/** Creates an active account through the API and the mailed code. The pages that do the same have their own journey. */
export const aDeclarant = async (email: string, prenom?: string, nom?: string): Promise<Declarant> => {
  const person = await anInactiveAccount(email, prenom, nom)
  const code = new URL(linkOf(await mailTo(email, 'Pour activer le compte'))).searchParams.get('code') ?? ''
  await post('/oauth2/token', {
    body: new URLSearchParams({ grant_type: 'verification_code', code, client_id: 'portail', client_secret: 'portail' }),
  })
  return person
}

/** Fills and sends the login form on screen. */
export const fillLogin = async (page: Page, email: string, password = testPassword): Promise<void> => {
  await page.getByLabel('Adresse courriel (votre identifiant)').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click()
}

/** Signs in through the login page, for tests about that page. */
export const signInByForm = async (page: Page, { email }: { email: string }, path = '/accueil', password = testPassword): Promise<void> => {
  await page.goto(site() + path)
  await fillLogin(page, email, password)
  await expect(page).toHaveURL(site() + path)
}

/**
 * Opens a page signed in. The browser runs the login flow without rendering it, and gets the same cookies. The login page itself has
 * its own journeys (`fillLogin`).
 */
export const signIn = async (page: Page, { email }: { email: string }, path = '/accueil', password = testPassword): Promise<void> => {
  await page.context().clearCookies()
  await openSession(page.context().request, { email, password })
  await page.goto(site() + path)
  await expect(page).toHaveURL(site() + path)
}
