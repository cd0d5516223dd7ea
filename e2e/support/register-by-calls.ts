import { expect } from '@playwright/test'
import { callAs, tokenOf } from './api.ts'
import { colmar, demonstration } from './clerks.ts'
import { conformByCalls } from './verdicts.ts'

/** Registers a filing as the court of Colmar, through the API. The court's pages have their own journeys. Returns the association's number. */
export const register = async (numero: string): Promise<string> => {
  const clerk = await tokenOf(colmar.email, demonstration)
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris' }).format(new Date())
  const act = async (path: string, body: Record<string, unknown>) => {
    const { json } = await callAs(clerk, 'GET', `/api/greffe/requete/${numero}`)
    const { version, signataires } = json as { version: number; signataires: { id: number }[] }
    const sent = path === 'inscription' ? { ...body, signataire: signataires[0]?.id } : body
    const answer = await callAs(clerk, 'POST', `/api/greffe/requete/${numero}/${path}`, { version, ...sent })
    expect(answer.status, path).toBeLessThan(300)
    return answer.json
  }
  await act('prise-en-charge', {})
  await act('communication-prefet', { le: today })
  await act('reponse-prefet', { le: today, reponse: 'PAS_D_OPPOSITION' })
  await conformByCalls(clerk, numero)
  return ((await act('inscription', { le: today })) as { numeroAssociation: string }).numeroAssociation
}
