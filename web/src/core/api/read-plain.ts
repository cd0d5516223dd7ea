import type { Answer, Call } from 'contract/core/call'
import { NetworkError, readRefusal } from './api-error.ts'

/**
 * Reads a public call by its path alone, typed by the contract but unchecked: its schema would bring zod (7 KB)
 * to the first page (goal F1). For the calls of the shell only; everything else goes through `callApi`.
 */
export const readPlain = async <C extends Call>(path: C['path'], token: string | null = null): Promise<Answer<C>> => {
  const response = await fetch(path, token === null ? {} : { headers: { authorization: `Bearer ${token}` } }).catch((cause: unknown) => {
    throw new NetworkError('network', { cause })
  })
  if (!response.ok) throw await readRefusal(response)
  return (await response.json()) as Answer<C>
}
