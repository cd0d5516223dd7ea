import type { Answer, Call } from 'contract/core/call'
import { NetworkError, readRefusal } from './api-error.ts'

/**
 * Reads a public call by its path. The answer is typed by the contract but not validated: its schema would add zod (7 KB) to the
 * first page. Use it only for the calls of the shell, and `callApi` for everything else.
 */
export const readPlain = async <C extends Call>(path: C['path'], token: string | null = null): Promise<Answer<C>> => {
  const response = await fetch(path, token === null ? {} : { headers: { authorization: `Bearer ${token}` } }).catch((cause: unknown) => {
    throw new NetworkError('network', { cause })
  })
  if (!response.ok) throw await readRefusal(response)
  return (await response.json()) as Answer<C>
}
