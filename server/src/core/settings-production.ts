import { isDemonstrationBadge } from 'domain/core/reglages'

/** Settings that may still hold what belongs to the demonstration. */
export interface ProductionSettings {
  BASE_URL?: string | undefined
  SMTP_URL?: string | undefined
  CAPTCHA_TEXTE?: string | undefined
  ENVIRONNEMENT: string
  COURRIEL_SUPPORT: string
  COURRIEL_EXPEDITEUR: string
  TELEPHONE_SUPPORT: string
  LIEN_CGU: string
  LIEN_FAQ: string
}

export const demonstrationPhone = '03 00 00 00 00'

/** Names nobody can own (RFC 2606, RFC 6761), and the French example domain that our demonstration uses. */
const isExampleDomain = (host: string): boolean =>
  /(?:^|\.)(?:example|test|invalid|localhost|example\.(?:com|net|org)|exemple\.fr)$/i.test(host.replace(/\.$/, ''))

const hostOf = (value: string): string => {
  if (URL.canParse(value)) return new URL(value).hostname
  return value.includes('@') ? value.slice(value.lastIndexOf('@') + 1) : ''
}

const nationalDigits = (phone: string): string => phone.replaceAll(/\D/g, '').replace(/^(?:00)?33/, '0')

const addresses = {
  BASE_URL: "l'adresse publique du site, en https",
  SMTP_URL: 'le serveur qui envoie les courriels',
  COURRIEL_SUPPORT: "l'adresse du support, affichée sur chaque page",
  COURRIEL_EXPEDITEUR: "l'adresse qui envoie les courriels",
  LIEN_CGU: "les conditions générales d'utilisation",
  LIEN_FAQ: 'la foire aux questions',
} as const satisfies Partial<Record<keyof ProductionSettings, string>>

/** One line for each setting of the demonstration that a production server may not keep: which, and what to write instead. */
export const demonstrationLeft = (
  settings: ProductionSettings,
  { demonstration, local }: { demonstration: boolean; local: boolean },
): string[] => {
  const left: string[] = []
  if (demonstration) left.push('DEMONSTRATION=oui : retirez ce réglage, ou indiquez non.')
  if (settings.CAPTCHA_TEXTE) left.push('CAPTCHA_TEXTE : retirez ce réglage, qui donne le même texte à toutes les images de contrôle.')
  if (!settings.BASE_URL || local)
    left.push(`BASE_URL${settings.BASE_URL ? `=${settings.BASE_URL}` : ' absent'} : indiquez ${addresses.BASE_URL}.`)
  if (!settings.SMTP_URL) left.push(`SMTP_URL absent : indiquez ${addresses.SMTP_URL} ; sans lui, ils restent dans des fichiers.`)
  if (isDemonstrationBadge(settings.ENVIRONNEMENT))
    left.push(`ENVIRONNEMENT=${settings.ENVIRONNEMENT} : indiquez production, ou le nom de l'environnement.`)
  if (nationalDigits(settings.TELEPHONE_SUPPORT) === nationalDigits(demonstrationPhone))
    left.push(`TELEPHONE_SUPPORT=${settings.TELEPHONE_SUPPORT} : indiquez le téléphone du support, affiché sur chaque page.`)
  for (const [name, meaning] of Object.entries(addresses) as [keyof typeof addresses, string][]) {
    const value = settings[name]
    // A local address already has its line above.
    if (!value || (name === 'BASE_URL' && local) || !isExampleDomain(hostOf(value))) continue
    // An SMTP address holds a password.
    left.push(`${name} (${hostOf(value)}) : indiquez ${meaning}.`)
  }
  return left
}
