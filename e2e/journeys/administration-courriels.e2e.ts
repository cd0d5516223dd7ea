import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import '../../server/src/core/core-tables.ts'
import { openDatabase } from '../../server/src/core/database.ts'
import { administer } from '../support/administration.ts'
import { expectSameTree, expectNoDefect } from '../support/axe.ts'
import { databaseUrl } from '../support/clerks.ts'
import { test } from '../support/test.ts'

const cut = 'Erreur de communication.Vérifiez votre connexion, puis réessayez.'

test('the outbox: a list that fails can be retried, a cut connection is reported, and a mail sent meanwhile is not sent twice', async ({
  page,
}) => {
  const [id, destinataire] = [randomUUID(), `${randomUUID()}@exemple.fr`]
  const db = openDatabase(await databaseUrl())
  const mail = { id, evenement: `essai/${id}`, destinataire, sujet: 'Récépissé', texte: 'Bonjour.', cree_le: new Date(), envoye_le: null }
  await db
    .insertInto('courriel')
    .values({ ...mail, erreur: '421 trop de courriels' })
    .execute()

  await page.route('**/api/administration/courriel*', (route) =>
    route.fulfill({ status: 503, json: { message: 'Le service est en maintenance.', errors: [], globalErrors: [] } }),
  )
  await administer(page, '/administration/courriels')
  const again = page.getByRole('region', { name: 'Courriels', exact: true }).getByRole('button', { name: 'Réessayer' })
  await expect(again).toBeVisible()
  await expectNoDefect(page)
  await page.unroute('**/api/administration/courriel*')
  await again.click()
  await page.getByLabel('Adresse ou objet').fill(destinataire)
  const row = page.getByRole('row').filter({ hasText: destinataire })
  await expect(row).toContainText('421 trop de courriels')
  const resend = row.getByRole('button', { name: /^Renvoyer/ })
  await page.route(`**/courriel/${id}/**`, (route) => route.abort(), { times: 1 })
  await resend.click()
  await expect(page.getByRole('alert')).toContainText(cut)
  await expect(page.getByLabel('Adresse ou objet')).toHaveValue(destinataire)
  await expectNoDefect(page)
  await expectSameTree(page, 'courriels')
  await db.updateTable('courriel').set({ envoye_le: new Date(), erreur: null }).where('id', '=', id).execute()
  await db.destroy()
  await resend.click()
  await expect(page.getByRole('alert')).toContainText('Ce courriel est déjà parti.')
  await expect(resend).toHaveCount(0)
})
