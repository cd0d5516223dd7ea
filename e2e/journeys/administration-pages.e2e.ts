import { expect, type Page } from '@playwright/test'
import { callAs, tokenOf } from '../support/api.ts'
import { expectSameTree, expectNoDefect } from '../support/axe.ts'
import { anAdministrator, demonstration } from '../support/clerks.ts'
import { aDeclarant, fillLogin, testPassword, signIn } from '../support/people.ts'
import { test } from '../support/test.ts'
import { isWhole } from '../support/text-pages.ts'

const administrator = { email: 'administration@exemple.fr' }
const site = () => process.env['E2E_URL'] ?? ''
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const text = (page: Page) => page.getByLabel('Texte de la page')
const edit = (page: Page, id: string) => signIn(page, administrator, `/administration/pages/${id}`, demonstration)
const preview = (page: Page) => page.getByRole('region', { name: 'Aperçu' })

/** A save by another administrator meanwhile. */
const saveElsewhere = async (id: string, contenu: string): Promise<void> => {
  const token = await tokenOf(administrator.email, demonstration)
  const { json } = await callAs(token, 'GET', `/api/administration/pages/${id}`)
  const { status } = await callAs(token, 'PUT', `/api/page/${id}`, { contenu, version: (json as { version: number }).version })
  expect(status).toBe(200)
}

// Here rather than with the other footer pages, because the journeys below change these three.
for (const id of ['cgu', 'faq', 'mentions-legales'] as const) {
  test(`[HEAD-09] [HEAD-15] /${id} is complete for a visitor`, async ({ page }) => isWhole(page, id))
}

test("[LOGIN-15] a declarant who opens the editor of the site's pages gets « Accès interdit »", async ({ page }) => {
  await page.goto(site())
  const person = await aDeclarant(`auteur.${Date.now()}@exemple.fr`)
  await signIn(page, person)
  for (const path of ['/administration/pages', '/administration/pages/cgu']) {
    await page.goto(site() + path)
    await expect(page).toHaveURL(`${site()}/restricted`)
  }
})

test('[HEAD-09] an administrator edits a page: list, editor, preview, publication, date, then restores the default text @proof', async ({
  page,
}) => {
  await signIn(page, administrator, '/administration/pages', demonstration)
  const line = page.getByRole('row').filter({ hasText: 'Mentions légales' })
  await expect(line).toContainText('Texte du produit')
  await expect(line).toContainText(/\d mentions/)
  await expectNoDefect(page)
  await expectSameTree(page, 'pages')
  await line.getByRole('link', { name: 'Mentions légales' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Modifier la page\u00A0: Mentions légales' })).toBeFocused()
  await expect(button(page, 'Enregistrer la page')).toHaveAccessibleDescription('Aucune modification à enregistrer.')
  await expect(button(page, 'Rétablir le texte du produit')).toHaveAccessibleDescription('Cette page porte déjà le texte du produit.')
  await expect(preview(page).getByRole('heading', { level: 3, name: 'Éditeur' })).toBeVisible()
  await expectNoDefect(page)
  await expectSameTree(page, 'editeur')

  await text(page).fill('## Éditeur\n\n**Direction des affaires civiles**, {courriel}\n\n| A | B |\n|---|---|\n| un | [aide](/aide) |')
  await expect(preview(page).locator('strong')).toHaveText('Direction des affaires civiles')
  await expect(preview(page)).toContainText('support@registre-associations.example')
  await button(page, 'Enregistrer la page').click()
  await expect(page.getByText('La page a été enregistrée.')).toBeVisible()
  await expect(button(page, 'Enregistrer la page')).toHaveAccessibleDescription('Aucune modification à enregistrer.')

  await page.goto(`${site()}/mentions-legales`)
  await expect(page.getByRole('heading', { level: 2, name: 'Éditeur' })).toBeVisible()
  await expect(page.getByText(/^Mis à jour le \d\d\/\d\d\/\d{4}$/)).toBeVisible()
  await expectNoDefect(page)

  await page.goto(`${site()}/administration/pages`)
  await expect(line).toContainText(/Modifiée le \d\d\/\d\d\/\d{4} par/)
  await expect(line).toContainText('Rien')
  await line.getByRole('link').click()
  await button(page, 'Rétablir le texte du produit').click()
  await expect(page.getByRole('dialog', { name: 'Rétablir le texte du produit' })).toBeVisible()
  await expectNoDefect(page)
  await button(page, 'Oui').click()
  await expect(page.getByText('Le texte du produit est rétabli.')).toBeVisible()
  await expect(text(page)).toHaveValue(/À compléter par le ministère/)
  await page.goto(`${site()}/mentions-legales`)
  await expect(page.getByRole('heading', { level: 2, name: 'Hébergement' })).toBeVisible()
  await expect(page.getByText('Mis à jour le')).toHaveCount(0)
})

test('after a save by somebody else, a sentence says who and when, their text is shown, and the person chooses', async ({ page }) => {
  await edit(page, 'faq')
  await text(page).fill('Mon texte')
  await saveElsewhere('faq', "Le texte de l'autre")
  await button(page, 'Enregistrer la page').click()
  const conflict = page.getByRole('group', {
    name: /a enregistré cette page le \d\d\/\d\d\/\d{4} à \d+\sh\s\d\d, après que vous l'avez ouverte/,
  })
  await expect(conflict).toBeFocused()
  await expect(page.getByLabel("Le texte enregistré par l'autre personne")).toHaveValue("Le texte de l'autre")
  await expect(text(page)).toHaveValue('Mon texte')
  await expectNoDefect(page)
  await expectSameTree(page, 'conflit')
  await button(page, 'Garder mon texte').click()
  await expect(conflict).toHaveCount(0)
  await button(page, 'Enregistrer la page').click()
  await expect(page.getByText('La page a été enregistrée.')).toBeVisible()

  await text(page).fill('Encore le mien')
  await saveElsewhere('faq', 'Encore le leur')
  await button(page, 'Enregistrer la page').click()
  await button(page, "Reprendre l'autre texte").click()
  await expect(text(page)).toHaveValue('Encore le leur')
  await expect(button(page, 'Enregistrer la page')).toHaveAccessibleDescription('Aucune modification à enregistrer.')
})

test('an empty text is refused on its field, and leaving an unsaved text asks first', async ({ page }) => {
  await edit(page, 'aide')
  await text(page).fill('   ')
  await button(page, 'Enregistrer la page').click()
  await expect(text(page)).toHaveAccessibleDescription(/le champ est obligatoire/)
  await expect(text(page)).toBeFocused()
  await expectNoDefect(page)
  await text(page).fill('À moitié écrit')
  await page.getByRole('link', { name: 'Toutes les pages du site' }).click()
  await expect(page.getByRole('dialog', { name: 'Annuler les modifications ?' })).toBeVisible()
  await button(page, 'Non').click()
  await expect(text(page)).toHaveValue('À moitié écrit')
  await page.getByRole('link', { name: 'Toutes les pages du site' }).click()
  await button(page, 'Oui').click()
  await expect(page).toHaveURL(`${site()}/administration/pages`)
})

test('a text being edited survives an expired session, with the version it was based on', async ({ page }) => {
  const { email } = await anAdministrator('Ada', 'Redactrice')
  await signIn(page, { email }, '/administration/pages/faq')
  await text(page).fill('Un texte interrompu')
  await saveElsewhere('faq', 'Publié pendant ce temps')
  expect((await callAs(await tokenOf(email, testPassword), 'DELETE', '/oauth2/utilisateur/sessions')).status).toBe(204)
  await button(page, 'Enregistrer la page').click()
  await expect(page).toHaveURL(`${site()}/logout`)
  await page.getByRole('main').getByRole('link', { name: 'Se reconnecter' }).click()
  await fillLogin(page, email)
  await expect(page).toHaveURL(`${site()}/administration/pages/faq`)
  await expect(text(page)).toHaveValue('Un texte interrompu')
  await button(page, 'Enregistrer la page').click()
  await expect(page.getByLabel("Le texte enregistré par l'autre personne")).toHaveValue('Publié pendant ce temps')
})

test('hostile Markdown stays text for everybody: no element, address or script, and no policy violation', async ({ page }) => {
  const hostile = [
    '<script>document.title = "pris"</script>',
    '<img src=x onerror="document.title = \'pris\'">',
    '<table><tr><td onclick="alert(1)">cellule</td></tr></table>',
    '<style>main { display: none }</style>',
    '<iframe src="//evil.example"></iframe>',
    '[lien un](javascript:alert(1)) [lien deux](data:text/html,x) [lien trois](//evil.example) [lien quatre](&#106;avascript:alert(1))',
    '![image](https://evil.example/x.png) ![autre](data:image/svg+xml,x)',
    '| <b onmouseover="alert(1)">a</b> | b |\n|---|---|\n| <svg onload=alert(1)> | [c](vbscript:x) |',
    '- [ ] <input autofocus onfocus=alert(1)>',
    '## <a href="javascript:alert(1)">Titre</a>',
  ].join('\n\n')
  const foreign: string[] = []
  page.on('request', (request) => !request.url().startsWith(site()) && !request.url().startsWith('data:') && foreign.push(request.url()))
  await edit(page, 'cgu')
  await text(page).fill(hostile)
  await expect(preview(page)).toContainText('<script>document.title = "pris"</script>')
  await button(page, 'Enregistrer la page').click()
  await expect(page.getByText('La page a été enregistrée.')).toBeVisible()

  await page.goto(`${site()}/cgu`)
  const main = page.getByRole('main')
  await expect(main).toContainText('<script>document.title = "pris"</script>')
  await expect(main).toContainText('<img src=x onerror=')
  await expect(main).toContainText('lien un lien deux lien trois lien quatre')
  await expect(main.locator('a, img, script, iframe, style, svg, input, b, [onclick], [onload], [onerror], [onmouseover]')).toHaveCount(0)
  await expect(page).toHaveTitle("Conditions générales d'utilisation – Registre des associations d'Alsace-Moselle")
  expect(foreign).toEqual([])
  await expectNoDefect(page)
})

test('an unknown page has no editor', async ({ page }) => {
  await edit(page, 'inconnue')
  await expect(page.getByRole('heading', { level: 1, name: "Il n'y a rien ici." })).toBeVisible()
})
