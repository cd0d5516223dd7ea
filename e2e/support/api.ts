import type { Answer } from 'contract/core/call'
import type { findCommunes } from 'contract/core/reference'
import type { Commune } from 'domain/core/commune'
import type { Depot } from 'domain/requetes/depot/depot'
import type { DepotDeCreation } from 'domain/requetes/demarches/creation'
import { aRadiationDepot } from 'domain/requetes/examples/filings'
import { threePdfs, aCreationIn, aMultipartDepot } from '../../server/test/filings.ts'

export { tokenOf } from './oauth2.ts'

const site = () => process.env['E2E_URL'] ?? ''

/** A commune of the courts' area, found by its name, as a form sends it. */
export const aCommune = async (nom: string): Promise<Commune> => {
  const answer = await fetch(`${site()}/api/commune/autocomplete?${new URLSearchParams({ nom })}`)
  const [found] = (await answer.json()) as Answer<typeof findCommunes>
  if (found === undefined) throw new Error(`no commune named ${nom}`)
  const { id, codeInsee, libelle, codePostaux } = found
  return { id, codeInsee, libelle, codePostaux }
}

interface Filing {
  denomination: string
  /** The commune of the head office, which decides the court. */
  commune: string
  fichiers?: Buffer[]
  /** Documents added to the three of every creation. Each has its file at the same index. */
  annexes?: Depot['documents']
}

/** Files a creation through the API and returns its number. The wizard has its own journey. */
export const fileCreation = async (token: string, { denomination, commune, fichiers, annexes = [] }: Filing): Promise<string> => {
  const creation = aCreationIn(await aCommune(commune))
  const { association } = creation
  const depot: DepotDeCreation = {
    ...creation,
    association: { ...association, informations: { ...association.informations, denomination } },
    documents: [...creation.documents, ...annexes],
  }
  return file(token, 'creation', depot, fichiers ?? (await threePdfs()))
}

/** Files a radiation without documents, through the API. */
export const fileRadiation = (token: string, association: string): Promise<string> =>
  file(token, `radiation/${association}`, aRadiationDepot({ documents: [] }), [])

/** Files anything through the API. Each document has its file at the same index. */
export const file = async (token: string, demarche: string, depot: object, fichiers: Buffer[]): Promise<string> => {
  const { body, headers } = aMultipartDepot({ depot, fichiers })
  const answer = await fetch(`${site()}/api/requete/${demarche}`, {
    method: 'POST',
    headers: { ...headers, authorization: `Bearer ${token}` },
    body,
  })
  if (!answer.ok) throw new Error(`the filing was refused: ${answer.status} ${await answer.text()}`)
  return ((await answer.json()) as { numero: string }).numero
}

/** Makes a JSON call. Returns its status and its body. */
export const callAs = async (token: string, method: string, path: string, body?: unknown) => {
  const answer = await fetch(site() + path, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  return { status: answer.status, json: (text === '' ? null : JSON.parse(text)) as unknown }
}
