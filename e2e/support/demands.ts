import type { Answer } from 'contract/core/call'
import type { listerDemandes } from 'contract/greffe/demandes'
import type { getRequete } from 'contract/suivi/requete'
import { addJours, jourDeParis } from 'domain/core/jour'
import { callAs, fileCreation, tokenOf } from './api.ts'
import { demonstration, strasbourg } from './clerks.ts'
import { aDeclarant, testPassword, type Declarant } from './people.ts'

/** The day in this number of days. */
export const inDays = (days: number): string => addJours(jourDeParis(new Date()), days)

const clerk = () => tokenOf(strasbourg.email, demonstration)

/** Records an act of the clerk on a request, through the API. */
export const actOn = async (numero: string, act: string, said: object = {}): Promise<void> => {
  const token = await clerk()
  const file = (await callAs(token, 'GET', `/api/greffe/requete/${numero}`)).json as { version: number }
  const { status, json } = await callAs(token, 'POST', `/api/greffe/requete/${numero}/${act}`, { version: file.version, ...said })
  if (status !== 204) throw new Error(`${act} was refused: ${status} ${JSON.stringify(json)}`)
}

/** The court's two points: the statutes again, and details. */
export const twoPoints = [
  { type: 'STATUTS', precisions: "L'article 3 manque." },
  { type: null, precisions: 'Qui préside ?' },
]

/** A creation filed by a new person, with a demande de pièces waiting for its reply. */
export const aDemand = async (denomination: string, points: readonly object[] = twoPoints) => {
  const person = await aDeclarant(`pieces-${crypto.randomUUID()}@exemple.fr`, 'Odile', 'Mittelbrucher')
  const numero = await fileCreation(await tokenOf(person.email, testPassword), { denomination, commune: 'Strasbourg' })
  await actOn(numero, 'prise-en-charge')
  await actOn(numero, 'demande-pieces', { points, observation: 'Écrivez lisiblement.', dateRetour: inDays(20) })
  return { person, numero, path: await replyPath(person, numero) }
}

/** The path of the reply page that a person has to fill in. */
export const replyPath = async (person: Declarant, numero: string): Promise<string> => {
  const { json } = await callAs(await tokenOf(person.email, testPassword), 'GET', `/api/requete/${numero}`)
  const [demand] = (json as Answer<typeof getRequete>).demandesPieces
  if (demand === undefined) throw new Error('nothing is awaited')
  return `/pieces/${demand.requete}-${demand.code}`
}

/** The demandes de pièces of a request and their replies, as the clerk reads them. */
export const demandsOf = async (numero: string) => {
  const { json } = await callAs(await tokenOf(strasbourg.email, demonstration), 'GET', `/api/greffe/requete/${numero}/demande`)
  return json as Answer<typeof listerDemandes>
}
