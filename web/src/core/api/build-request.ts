import type { Call, Sent } from 'contract/core/call'

interface Parts {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  headers?: Record<string, string>
  body?: unknown
  part?: unknown
  files?: Blob[]
}

const json = (value: unknown) => new Blob([JSON.stringify(value)], { type: 'application/json' })

const buildPath = (path: string, params: Record<string, unknown> = {}) =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))

/** Builds a query string. Repeats the key of a list (`etats=A&etats=B`) and drops empty values. */
export const buildQuery = (query: Record<string, unknown> = {}): string => {
  const pairs = Object.entries(query)
    .flatMap(([key, value]) => (Array.isArray(value) ? value : [value]).map((item: unknown) => [key, item] as const))
    .filter(([, item]) => item !== undefined && item !== null && item !== '')
    .map(([key, item]) => [key, String(item)])
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`
}

const buildBody = (call: Call, sent: Parts): { body?: BodyInit; type?: string } => {
  if (call.multipart) {
    const form = new FormData()
    form.append(call.multipart.name, json(sent.part))
    for (const file of sent.files ?? []) form.append('fichier', file)
    return { body: form }
  }
  return call.body ? { body: JSON.stringify(sent.body), type: 'application/json' } : {}
}

/** Builds the HTTP request of a call of the contract. `token` is null for a visitor. */
export const buildRequest = <C extends Call>(call: C, sent: Sent<C>, token: string | null): [string, RequestInit] => {
  const given = sent as Parts
  const { body, type } = buildBody(call, given)
  return [
    buildPath(call.path, given.params) + buildQuery(given.query),
    {
      method: call.method,
      headers: {
        ...given.headers,
        ...(type && { 'content-type': type }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body }),
    },
  ]
}
