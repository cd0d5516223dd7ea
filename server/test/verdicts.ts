import type { Answer } from 'contract/core/call'
import type { getDossier } from 'contract/greffe/dossier'
import type { TestOffice } from './office.ts'
import type { Someone } from './people.ts'

/** The clerk who holds a request marks all its checks as conforming, in one act. Returns the version to decide on. */
export const markAllConforming = async (
  { app }: Pick<TestOffice, 'app'>,
  { bearer: headers }: Someone,
  numero: string,
): Promise<number> => {
  const url = `/api/greffe/requete/${numero}`
  const { version, controles } = (await app.inject({ url, headers })).json<Answer<typeof getDossier>>()
  const payload = { version, controles: controles.map(({ code }) => code), preuve: null }
  const answer = await app.inject({ method: 'POST', url: `${url}/conformite`, headers, payload })
  if (answer.statusCode !== 204) throw new Error(answer.body)
  return version + 1
}
