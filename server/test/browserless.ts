/** A person's HTTP client: keeps cookies, follows no redirect. */
export const visitor = (baseUrl: string) => {
  const jar = new Map<string, string>()
  const go = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers)
    if (jar.size) headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '))
    const answer = await fetch(new URL(path, baseUrl), { ...init, headers, redirect: 'manual' })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/max-age=0|expires=Thu, 01 Jan 1970/i.test(line)) jar.delete(name)
      else jar.set(name, value)
    }
    return answer
  }
  return { go, jar }
}

export type Visitor = ReturnType<typeof visitor>

const form = (fields: Record<string, string>): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams(fields).toString(),
})

/** Walks from an authorize URL to the callback's URL, and signs in on the way when asked to. */
export const signIn = async (person: Visitor, authorize: URL, username: string, password: string): Promise<URL> => {
  let answer = await person.go(authorize.pathname + authorize.search)
  for (let hops = 0; hops < 8; hops += 1) {
    const to = new URL(answer.headers.get('location') ?? '', authorize.origin)
    if (to.pathname === '/oauth_callback') return to
    answer = to.pathname === '/login' ? await person.go('/login', form({ username, password })) : await person.go(to.pathname + to.search)
    if (answer.headers.get('location')?.endsWith('error')) return new URL(answer.headers.get('location') ?? '', authorize.origin)
  }
  throw new Error('the sign-in went round in circles')
}

export const token = (person: Visitor, fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> => {
  const { headers: own, ...init } = form({ client_id: 'portail', client_secret: 'portail', ...fields })
  return person.go('/oauth2/token', { ...init, headers: { ...(own as Record<string, string>), ...headers } })
}
