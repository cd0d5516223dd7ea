import bowser from 'bowser'
import type { KoaContextWithOIDC } from 'oidc-provider'
import type { Provenance } from '../sessions.ts'

const navigateurNom = (userAgent: string): string | null => {
  if (!userAgent) return null
  const { browser, os } = bowser.parse(userAgent)
  return [browser.name, os.name].filter(Boolean).join(' – ') || null
}

/** The origin of a session, as its owner may recognise it in their list: « Firefox – Windows », and the IP address. */
export const provenanceDe = (ctx: KoaContextWithOIDC): Provenance => ({
  navigateur: navigateurNom(ctx.get('user-agent').slice(0, 500)),
  adresse: ctx.ip.replace(/^::ffff:/, ''),
})
