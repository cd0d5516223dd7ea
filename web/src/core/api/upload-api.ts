import type { Answer, Call, Sent } from 'contract/core/call'
import { NetworkError, readRefusal } from './api-error.ts'
import { buildRequest } from './build-request.ts'
import { tokenSource } from './token-source.ts'

/** Uses XMLHttpRequest because fetch does not report upload progress. */
const transfer = (url: string, { method = 'GET', headers, body }: RequestInit, onProgress: (percent: number) => void) =>
  new Promise<Response>((resolve, reject) => {
    const request = new XMLHttpRequest()
    const cut = () => reject(new NetworkError('network'))
    request.open(method, url)
    for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? Math.floor((100 * loaded) / total) : 0))
    request.addEventListener('error', cut)
    request.addEventListener('abort', cut)
    request.addEventListener('load', () => {
      const wait = request.getResponseHeader('retry-after')
      resolve(new Response(request.responseText || null, { status: request.status, headers: wait ? { 'retry-after': wait } : {} }))
    })
    request.send(body as XMLHttpRequestBodyInit)
  })

/** Makes a call that sends files and reports the part sent, in percent. Throws ApiError (refused) or NetworkError (no answer). */
export const uploadApi = async <C extends Call>(call: C, sent: Sent<C>, onProgress: (percent: number) => void): Promise<Answer<C>> => {
  const [url, init] = buildRequest(call, sent, await tokenSource().freshToken())
  const response = await transfer(url, init, onProgress)
  if (response.status === 401) tokenSource().onRefused()
  if (!response.ok) throw await readRefusal(response)
  return (call.answer ? call.answer.parse(await response.json()) : undefined) as Answer<C>
}
