import { expect } from '@playwright/test'
import { fileRadiation, tokenOf } from '../support/api.ts'
import { expectSameTree, expectNoDefect } from '../support/axe.ts'
import { demonstration, strasbourg } from '../support/clerks.ts'
import { attach } from '../support/greffe-association.ts'
import { anAssociation } from '../support/make-association.ts'
import { linkOf, mailTo } from '../support/mail.ts'
import { aDeclarant, testPassword, signIn } from '../support/people.ts'
import { test } from '../support/test.ts'
import { markAllConforming } from '../support/verdicts.ts'

test('an attached person is told of a filing and contests it; the court must answer before deciding; a follower is told of the registration, and stops following', async ({
  page,
}) => {
  const [filer, other, reader] = await Promise.all(
    ['Basile', 'Clara', 'Odile'].map((prenom) => aDeclarant(`contest.${crypto.randomUUID()}@exemple.fr`, prenom, 'Rosenholz')),
  )
  if (!filer || !other || !reader) throw new Error('three people')
  const association = await anAssociation(filer.email, { etatAssociation: 'DISSOUTE' })
  await attach(other.email, association, false)

  await signIn(page, reader, `/association/${association}`)
  const follow = page.getByRole('button', { name: 'Suivre cette association' })
  await follow.click()
  await expect(page.getByText('Vous suivez cette association. Un courriel vous préviendra')).toBeVisible()
  await expect(follow).toHaveCount(0)
  await expectNoDefect(page)

  const numero = await fileRadiation(await tokenOf(filer.email, testPassword), association)
  const link = new URL(linkOf(await mailTo(other.email, `requête n°\u00A0${numero}`)))
  expect(link.pathname).toBe(`/requete/detail/${numero}`)
  await signIn(page, other, link.pathname + link.search)
  const contest = page.getByRole('dialog', { name: `Contester la requête n°\u00A0${numero}` })
  await contest.getByRole('button', { name: 'Envoyer au tribunal' }).click()
  const why = contest.getByLabel('Pourquoi contestez-vous\u00A0?')
  await expect(why).toBeFocused()
  await expect(contest).toContainText('le champ est obligatoire')
  await why.fill("L'assemblée n'a rien décidé.")
  await expectNoDefect(page)
  await expectSameTree(page, 'contester')
  await contest.getByRole('button', { name: 'Envoyer au tribunal' }).click()
  await expect(page.getByText('Votre signalement a été transmis au tribunal.')).toBeVisible()
  await expect(page.getByText(/Vous avez contesté cette requête le .* Le tribunal n'en décidera pas avant/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Je conteste' })).toHaveCount(0)
  await page.reload()
  await expect(page.getByText(/Vous avez contesté cette requête le/)).toBeVisible()
  await expect(contest).toHaveCount(0)

  const file = new URL(linkOf(await mailTo(strasbourg.email, `requête n°\u00A0${numero}`)))
  expect(file.pathname).toBe(`/greffe/requete/${numero}`)
  await signIn(page, strasbourg, file.pathname, demonstration)
  const alert = page.locator('.fr-alert').filter({ hasText: 'Requête contestée' })
  await expect(alert).toBeVisible()
  await expect(page.getByText(/Clara Rosenholz, le .*L'assemblée n'a rien décidé\.$/)).toBeVisible()
  await page.getByRole('button', { name: 'Prendre en charge' }).click()
  await expect(page.getByText(/^Dossier pris en charge par/)).toBeVisible()
  await markAllConforming(page)
  const register = page.getByRole('button', { name: 'Inscrire', exact: true })
  await expect(register).toHaveAccessibleDescription(/Clara Rosenholz/)
  await register.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectNoDefect(page)
  await page.getByRole('button', { name: 'Lever la contestation' }).click()
  const answer = page.getByRole('dialog')
  await answer.getByLabel('Réponse à la contestation').fill("Le procès-verbal joint porte la décision de l'assemblée.")
  await answer.getByRole('button', { name: 'Lever la contestation' }).click()
  await expect(page.getByText('La contestation est levée.')).toBeVisible()
  await expect(alert).toHaveCount(0)
  await register.click()
  const signatory = answer.getByLabel('Décision rendue par')
  await signatory.selectOption((await signatory.locator('option').nth(1).textContent()) ?? '')
  await answer.getByRole('button', { name: 'Inscrire au registre' }).click()
  await expect(answer).toHaveCount(0)

  const answered = new URL(linkOf(await mailTo(other.email, "l'a levée le")))
  await signIn(page, other, answered.pathname)
  await expect(page.getByText(/Le tribunal vous a répondu le/)).toBeVisible()
  await expect(page.getByText("Le procès-verbal joint porte la décision de l'assemblée.")).toBeVisible()
  await expectNoDefect(page)

  const told = await mailTo(reader.email, 'Le registre a changé le')
  const stop = new URL(told.match(/https?:\S*\/[^\s]*suivi[^\s]*/)?.[0] ?? '')
  await page.context().clearCookies()
  await page.goto(stop.href)
  await page.getByRole('button', { name: 'Ne plus suivre' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Vous ne suivez plus l'association / })).toBeVisible()
  await expectNoDefect(page)
  await expectSameTree(page, 'suivi-arrete')
  await page.goto(stop.href)
  await page.getByRole('button', { name: 'Ne plus suivre' }).click()
  await expect(page.getByText(/Ce lien n'est plus valable/)).toBeVisible()
})
