import { expect, type Page } from '@playwright/test'
import { tie } from '../../server/src/rattachements/attach.ts'
import { openDatabase } from '../../server/src/core/database.ts'
import { aCommune, callAs } from './api.ts'
import { databaseUrl } from './clerks.ts'

/** Enters an association of the court of Strasbourg in the register through the API. Returns its number. */
export const aPaperAssociation = async (token: string, denomination: string): Promise<string> => {
  const commune = await aCommune('Strasbourg')
  const { status, json } = await callAs(token, 'POST', '/api/greffe/association', {
    tribunal: 'TJ-STRASBOURG',
    denomination,
    objet: 'Entretenir la mémoire du quartier.',
    adresse: '3 rue du Moulin',
    complementAdresse: null,
    codePostal: '67000',
    commune,
    dateConstitutive: null,
    dateStatuts: null,
    etatAssociation: 'INSCRITE',
    but: 'NON_LUCRATIF',
    limites: 'AUCUNE',
    reprise: { numeroVolume: 'XIV', numeroFolio: crypto.randomUUID().slice(0, 18), registre: [] },
    membres: [],
  })
  if (status !== 201) throw new Error(`the association was refused: ${status} ${JSON.stringify(json)}`)
  return (json as { numero: string }).numero
}

/** Attaches a person to an association, directly in the database. */
export const attach = async (email: string, association: string, depot = true, gestion = false): Promise<void> => {
  const db = openDatabase(await databaseUrl())
  try {
    await db.transaction().execute(async (trx) => {
      const { uuid: compte } = await trx.selectFrom('compte').select('uuid').where('email', '=', email).executeTakeFirstOrThrow()
      const rights = { fonction: 'Secrétaire', gestion, depot }
      await tie(trx, { association, compte, ...rights, now: new Date(), auteur: null })
    })
  } finally {
    await db.destroy()
  }
}

/** The path of the court's page of an association, on one of its tabs. */
export const courtPage = (numero: string, onglet: string): string => `/greffe/association/${numero}?onglet=${onglet}`

/** A tab of the current page. */
export const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Presses the button of an act, then confirms it in the dialog. */
export const confirmAct = async (page: Page, name: string, said: RegExp): Promise<void> => {
  await button(page, name).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(said)
  await dialog.getByRole('button', { name, exact: true }).click()
}
