import { randomUUID } from 'node:crypto'
import { anAnnexe } from 'domain/core/exemples'
import type { Trx } from '../src/core/database.ts'
import { saveDemande } from '../src/rattachements/demande/save.ts'
import { makePdf } from './corpus/corpus.ts'
import type { TestOffice } from './office.ts'
import type { Someone } from './people.ts'

interface DemandeInput {
  association: string
  compte: string
  fonction: string
  now: Date
}

/** A pending request for attachment without annexes, for tests that need its state only. */
export const aDemande = (trx: Trx, { fonction, ...demandee }: DemandeInput): Promise<string> =>
  saveDemande(trx, { ...demandee, demande: { fonction, message: null, documents: [] }, fichiers: [], cle: null, empreinte: null })

export const identite = anAnnexe({ nom: 'Identité.pdf', type: 'PIECE_ETAT_CIVIL', sousType: null, date: null })
export const procesVerbal = anAnnexe({ nom: 'Élection.pdf', type: 'PIECE_JOINTE', sousType: null, date: null })

interface Envoi {
  fonction: string
  message: string | null
  documents: object[]
  fichiers: Buffer[]
  /** Null sends no key. */
  cle: string | null
}

/** The multipart body of a request for attachment, with its key; by default only an identity paper. */
export const aDemandeEnvoi = async (autrement: Partial<Envoi> = {}) => {
  const { fonction = 'Présidente', message = null, documents = [identite], cle = randomUUID() } = autrement
  const fichiers = autrement.fichiers ?? (await Promise.all(documents.map(() => makePdf({ texte: randomUUID() }))))
  const payload = new FormData()
  payload.append('rattachement', new Blob([JSON.stringify({ fonction, message, documents })], { type: 'application/json' }))
  for (const bytes of fichiers) payload.append('fichier', new Blob([new Uint8Array(bytes)]), 'fichier')
  return { payload, headers: cle === null ? {} : { 'idempotency-key': cle } }
}

/** API calls of an association's court and of people who ask to be attached to it. */
export const rattachementCalls = ({ app }: Pick<TestOffice, 'app'>) => {
  const greffe = async (agent: Someone, method: 'GET' | 'POST', path = '', payload?: object) => {
    const answer = await app.inject({ method, url: `/api/greffe/rattachement${path}`, headers: agent.bearer, ...(payload && { payload }) })
    return {
      status: answer.statusCode,
      body: answer.body && !answer.rawPayload.subarray(0, 4).equals(Buffer.from('%PDF')) ? answer.json() : {},
    }
  }
  return {
    ask: async (qui: Someone, numero: string, autrement: Partial<Envoi> = {}) => {
      const { payload, headers } = await aDemandeEnvoi(autrement)
      const url = `/api/association/${numero}/rattachement`
      const answer = await app.inject({ method: 'POST', url, headers: { ...headers, ...qui.bearer }, payload })
      return { status: answer.statusCode, body: answer.json() }
    },
    file: (agent: Someone, query = '') => greffe(agent, 'GET', query),
    read: (agent: Someone, uuid: string) => greffe(agent, 'GET', `/${uuid}`),
    annexe: (agent: Someone, uuid: string, rang: number) => greffe(agent, 'GET', `/${uuid}/annexe/${rang}`),
    accept: (agent: Someone, uuid: string, droits: object = { fonction: 'Présidente', gestion: true, depot: true }) =>
      greffe(agent, 'POST', `/${uuid}/acceptation`, droits),
    refuse: (agent: Someone, uuid: string, motif = 'Le procès-verbal manque.') => greffe(agent, 'POST', `/${uuid}/refus`, { motif }),
    fiche: async (qui: Someone, numero: string) => (await app.inject({ url: `/api/association/${numero}`, headers: qui.bearer })).json(),
    tableau: async (qui: Someone) =>
      (await app.inject({ method: 'POST', url: '/api/utilisateur/dashboard-association', headers: qui.bearer })).json(),
    markRead: async (qui: Someone, numero: string) =>
      (await app.inject({ method: 'PUT', url: `/api/association/${numero}/rattachement/refus-lu`, headers: qui.bearer })).statusCode,
  }
}
