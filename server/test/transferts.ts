import { aTransfert } from 'domain/requetes/examples/ex-officio'
import { knownCommune } from './filings.ts'
import type { TestOffice } from './office.ts'
import type { Someone } from './people.ts'
import { type AssociationOptions, aRegisteredAssociation } from './register.ts'

const communes = { 'TJ-STRASBOURG': '67482', 'TJ-COLMAR': '68066' } as const

/** The API calls of a transfer, as the browsers of both courts send them. */
export const transfertCalls = (office: Pick<TestOffice, 'app' | 'db'>) => {
  const callGreffe = async (qui: Someone, method: 'GET' | 'POST', path: string, payload?: object) => {
    const answer = await office.app.inject({ method, url: `/api/greffe${path}`, headers: qui.bearer, ...(payload ? { payload } : {}) })
    return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() }
  }
  const aSiege = async (vers: keyof typeof communes, autrement: object = {}) =>
    aTransfert(await knownCommune(office.db, communes[vers]), autrement)
  return {
    aSiege,
    etat: async (qui: Someone, numero: string) => (await callGreffe(qui, 'GET', `/association/${numero}/transfert`)).body,
    send: async (
      qui: Someone,
      numero: string,
      vers: keyof typeof communes,
      { version = 1, ...autrement }: { version?: number; dateDecision?: string; adresse?: string } = {},
    ) => callGreffe(qui, 'POST', `/association/${numero}/transfert`, { version, transfert: await aSiege(vers, autrement) }),
    remove: (qui: Someone, numero: string, motif = 'Envoyé par erreur') =>
      callGreffe(qui, 'POST', `/association/${numero}/transfert/retrait`, { motif }),
    correct: (qui: Someone, numero: string, version = 1, motif = 'Commune mal lue') =>
      callGreffe(qui, 'POST', `/association/${numero}/transfert/correction`, { version, motif }),
    received: async (qui: Someone) => (await callGreffe(qui, 'GET', '/transfert')).body,
    register: (qui: Someone, uuid: string, version = 1) => callGreffe(qui, 'POST', `/transfert/${uuid}/inscription`, { version }),
    refuse: (qui: Someone, uuid: string, motif = 'Le nom est déjà porté') => callGreffe(qui, 'POST', `/transfert/${uuid}/refus`, { motif }),
  }
}

/** An association of one court, sent to another. Returns its number and the id of the transfer. */
export const aSentTransfert = async (
  office: Pick<TestOffice, 'app' | 'db' | 'now' | 'store'>,
  greffier: Someone,
  vers: keyof typeof communes,
  options: AssociationOptions,
  siege: { adresse?: string } = {},
): Promise<{ numero: string; uuid: string }> => {
  const { numero } = await aRegisteredAssociation(office, options)
  const { status, body } = await transfertCalls(office).send(greffier, numero, vers, siege)
  if (status !== 200) throw new Error(`the transfer was refused: ${JSON.stringify(body)}`)
  const { uuid } = await office.db.selectFrom('transfert').select('uuid').where('association', '=', numero).executeTakeFirstOrThrow()
  return { numero, uuid }
}
