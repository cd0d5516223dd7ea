import { everybody, type Line, type Sent } from './line.ts'
import { persons } from './persons.ts'
import type { World } from './world.ts'

const autocomplete: Line = { allowed: persons, send: () => ({ query: { nom: 'stras' } }) }

/** Calls open to everybody: the services themselves, their captchas, the reference lists. */
export const coreLines = {
  apiInfo: everybody,
  oauth2Info: everybody,
  health: everybody,
  captchaApi: everybody,
  captchaOauth2: everybody,
  captchaApiSonore: { allowed: persons, send: (world) => captchaOf(world, 'api') },
  captchaOauth2Sonore: { allowed: persons, send: (world) => captchaOf(world, 'oauth2') },
  rapporterCsp: {
    allowed: persons,
    send: () => ({
      payload: { 'csp-report': { 'effective-directive': 'script-src', 'blocked-uri': 'inline', 'document-uri': 'http://x/' } },
    }),
  },
  getConstantes: everybody,
  findCommunes: autocomplete,
  findCommunesEnum: autocomplete,
  findPays: autocomplete,
  findNationalites: autocomplete,
  findActivites: everybody,
} satisfies Record<string, Line>

const captchaOf = async ({ app }: World, service: 'api' | 'oauth2'): Promise<Sent> => {
  const { headers } = await app.inject(`/${service}/captcha`)
  return { params: { id: String(headers['x-captcha-id']) } }
}
