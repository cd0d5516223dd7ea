import '../zod-without-eval.ts'
import type { Answer, Call, Sent } from 'contract/core/call'
import { NetworkError, readRefusal } from './api-error.ts'
import { buildRequest } from './build-request.ts'
import { tokenSource } from './token-source.ts'

const send = async <C extends Call>(call: C, sent: Sent<C>, signal?: AbortSignal): Promise<Response> => {
  const [url, init] = buildRequest(call, sent, await tokenSource().freshToken())
  const response = await fetch(url, { ...init, ...(signal && { signal }) }).catch((cause: unknown) => {
    if (signal?.aborted) throw cause
    throw new NetworkError('network', { cause })
  })
  if (response.ok) return response
  if (response.status === 401 && call.acces !== 'public') tokenSource().onRefused()
  throw await readRefusal(response)
}

/** Makes a call of the contract and reads its JSON answer. Throws ApiError (refused) or NetworkError (no answer). */
export const callApi = async <C extends Call>(call: C, sent: Sent<C>, signal?: AbortSignal): Promise<Answer<C>> => {
  const response = await send(call, sent, signal)
  return (call.answer ? call.answer.parse(await response.json()) : undefined) as Answer<C>
}

/** Makes a call that answers a binary (PDF, captcha image). Its headers carry the other values (`X-Captcha-Id`). */
export const callBlob = async <C extends Call>(call: C, sent: Sent<C>, signal?: AbortSignal): Promise<{ blob: Blob; headers: Headers }> => {
  const response = await send(call, sent, signal)
  return { blob: await response.blob(), headers: response.headers }
}
