import { expect } from '@playwright/test'
import { jourDeParis } from 'domain/core/jour'
import { callAs, fileCreation, tokenOf } from './api.ts'
import { aClerk } from './clerks.ts'
import { aDeclarant, testPassword } from './people.ts'
import { replyLink, transmit } from './replies.ts'
import { conformByCalls } from './verdicts.ts'

/** A creation in Strasbourg held by its own new clerk, and a function that records the clerk's acts through the API. */
export const inHand = async (denomination: string) => {
  const filer = await aDeclarant(`${crypto.randomUUID()}@exemple.fr`)
  const numero = await fileCreation(await tokenOf(filer.email, testPassword), { denomination, commune: 'Strasbourg' })
  const clerk = await aClerk('TJ-STRASBOURG', 'Alix', 'Obergreff')
  const token = await tokenOf(clerk.email, testPassword)
  const act = async (path: string, said: object = {}) => {
    const { json } = await callAs(token, 'GET', `/api/greffe/requete/${numero}`)
    const { version } = json as { version: number }
    expect((await callAs(token, 'POST', `/api/greffe/requete/${numero}/${path}`, { version, ...said })).status).toBeLessThan(300)
  }
  await act('prise-en-charge')
  return { filer, clerk, token, numero, act }
}

type InHand = Awaited<ReturnType<typeof inHand>>

/** Registers it today, after the prefect's answer. */
export const registerInHand = async ({ token, numero, act }: InHand): Promise<void> => {
  const le = jourDeParis(new Date())
  await act('communication-prefet', { le })
  await act('reponse-prefet', { le, reponse: 'PAS_D_OPPOSITION' })
  const { json } = await callAs(token, 'GET', `/api/greffe/requete/${numero}`)
  const [judge] = (json as { signataires: { id: number }[] }).signataires
  await conformByCalls(token, numero)
  await act('inscription', { le, signataire: judge?.id })
}

/** Has its publication paid, and sends its notice to a newspaper today. */
export const sendNotice = async ({ filer, numero, act }: InHand, libelle: string): Promise<void> => {
  await act('avis-fins-paiement')
  await transmit(await replyLink(filer.email, numero), 'Payé.')
  await act('validation')
  await act('avis-fin-publication', { journal: { id: -1, libelle, departement: null }, adresse: null })
}
