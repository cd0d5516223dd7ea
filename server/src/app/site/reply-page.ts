import type { FastifyRequest } from 'fastify'
import type { FirstPage } from 'contract/app/first-page'
import { getPieces as getPiecesCall } from 'contract/pieces/pieces'
import { parseReference } from 'domain/pieces/reponse'
import type { Office } from '../../core/door.ts'
import { Refusal } from '../../core/refusal.ts'
import { getPieces } from '../../pieces/read.ts'
import { open } from '../../pieces/open.ts'

type ReplyPage = Extract<FirstPage, { name: 'reply' | 'no-reply' }>

/**
 * Returns the demand for its server-rendered page, given its code. It is rendered without the person: a signed-in one reads it again
 * (PIECES-01).
 */
export const readReplyPage = async (office: Office, request: FastifyRequest): Promise<ReplyPage> => {
  const address = parseReference((request.params as { id: string }).id)
  if (!address || !getPiecesCall.params.safeParse(address).success) return { name: 'no-reply', minutes: null }
  try {
    return { name: 'reply', address, demand: await getPieces(office, address, await open(address, { ...office, request }), null) }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const wait = error.headers['retry-after']
    return { name: 'no-reply', minutes: wait === undefined ? null : Math.ceil(Number(wait) / 60) }
  }
}
