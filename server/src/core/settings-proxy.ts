import { isIP } from 'node:net'

/** Proxies whose `X-Forwarded-*` headers are believed: none, the last `n` hops, or the proxies of these networks. */
export type TrustedProxies = false | number | string[]

const maxHops = 10

/** An IP address, or a network in CIDR notation. A prefix of 0 would trust the whole Internet. */
const isNetwork = (text: string): boolean => {
  const [address = '', prefix, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  return prefix === undefined || (/^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128))
}

/** Reads `PROXY`; null when it is none of the accepted forms. */
export const readProxies = (text: string): TrustedProxies | null => {
  if (text === 'non') return false
  if (/^[1-9]\d?$/.test(text)) return Number(text) <= maxHops ? Number(text) : null
  const networks = text.split(',').map((each) => each.trim())
  return networks.every(isNetwork) ? networks : null
}

/** Returns these proxies as Fastify's `trustProxy`. Given a bare number, Fastify trusts nobody (`fastify/lib/request.js`): hops are counted here. */
export const fastifyTrust = (proxies: TrustedProxies): false | string[] | ((address: string, hop: number) => boolean) =>
  typeof proxies === 'number' ? (_address, hop) => hop < proxies : proxies
