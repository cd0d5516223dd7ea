import { resolve } from 'node:path'
import { Email } from 'domain/core/coordonnees'
import { erreursDeZod } from 'domain/core/erreurs-zod'
import { badgeDeDemonstration } from 'domain/core/reglages'
import { textesCourriel } from 'domain/core/textes/courriel'
import * as z from 'zod/mini'
import { demonstrationLeft, demonstrationPhone } from './settings-production.ts'
import { readProxies } from './settings-proxy.ts'

const yesNo = z.enum(['oui', 'non'])
/** A number written in digits: an empty or blank text is not zero. */
const integer = (min: number, max = Number.MAX_SAFE_INTEGER) =>
  z.pipe(z.string().check(z.regex(/^\d+$/)), z.pipe(z.transform(Number), z.int().check(z.gte(min), z.lte(max))))
const nombre = (byDefault: number) => z._default(integer(1), byDefault as never)
const texte = (byDefault: string, min = 1, max = 200) => z._default(z.string().check(z.minLength(min), z.maxLength(max)), byDefault)
const adresse = (protocol: RegExp) => z.optional(z.url({ protocol }))
/** An address, or a path of our own site. */
const link = (path: string) => z._default(z.union([z.url({ protocol: /^https?$/ }), z.string().check(z.regex(/^(\/[a-z0-9-]+)+$/))]), path)

const Environment = z.object({
  NODE_ENV: z._default(z.enum(['development', 'test', 'production']), 'development'),
  PORT: z._default(integer(0, 65_535), 3000 as never),
  HOST: texte('localhost'),
  DATA_DIR: texte('./var', 1, 4096),
  DATABASE_URL: adresse(/^postgres(ql)?$/),
  SMTP_URL: adresse(/^smtps?$/),
  BASE_URL: adresse(/^https?$/),
  ENVIRONNEMENT: texte(badgeDeDemonstration, 1, 40),
  IDENTITE: z._default(z.enum(['neutre', 'etat']), 'neutre'),
  DEMONSTRATION: z.optional(yesNo),
  CAPTCHA_TEXTE: z.optional(z.string().check(z.regex(/^[A-Z0-9]{4,8}$/i))),
  COURRIEL_SUPPORT: z._default(Email, 'support@registre-associations.example'),
  COURRIEL_EXPEDITEUR: z._default(Email, 'ne-pas-repondre@registre-associations.example'),
  TELEPHONE_SUPPORT: texte(demonstrationPhone, 3),
  LIEN_CGU: link('/cgu'),
  LIEN_FAQ: link('/faq'),
  CONFORMITE_ACCESSIBILITE: z._default(z.enum(['totalement', 'partiellement', 'non']), 'non'),
  TAILLE_FICHIER_MAX: nombre(3_145_728),
  TAILLE_MAX: nombre(31_457_280),
  TAILLE_RATTACHEMENT_MAX: z.optional(integer(1)),
  ESSAIS_PAR_COMPTE: nombre(10),
  ESSAIS_PAR_ADRESSE: nombre(50),
  COURRIELS_PAR_HEURE: nombre(3),
  COURRIELS_PAR_JOUR: nombre(10),
  /** Sheets with persons one account may read in an hour before a captcha, and in a day (docs/decisions/0116). */
  LECTURES_PAR_HEURE: nombre(60),
  LECTURES_PAR_JOUR: nombre(300),
  /** Invitations one association may send in a day (threat T10). */
  INVITATIONS_PAR_JOUR: nombre(20),
  SECOND_FACTEUR: z.optional(yesNo),
  /** 32 octets in base64url. */
  CLE_SECRETS: z.optional(z.string().check(z.regex(/^[\w-]{43}$/))),
  APPELS_PAR_MINUTE: nombre(600),
  /** Seconds. */
  DELAI_ARRET: nombre(600),
  PROXY: texte('non', 1, 1000),
  CRASH_AT: z.optional(z.string().check(z.regex(/^[a-z-]+(:\d+)?$/))),
  JOURNAL: z._default(z.enum(['silent', 'error', 'warn', 'info', 'debug']), 'info'),
})

const proxyBelievedVisitors = '« oui » croyait aussi ce que le visiteur écrit. '
const proxySyntax =
  'Indiquez le nombre de proxys devant le serveur (par exemple 1), ou leurs adresses ou réseaux séparés par des virgules (par exemple 127.0.0.1, 10.0.0.0/8), ou non sans proxy.'

/** Everything an operator may set, checked; listed with its meaning in docs/operations.md. */
export type Settings = ReturnType<typeof readSettings>

/** Reads the environment. Throws one error naming every wrong variable, in French for the operator. */
export const readSettings = (environment: Record<string, string | undefined>) => {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(given)
  if (!parsed.success) {
    const wrong = erreursDeZod(parsed.error.issues)
    throw new Error(wrong.map(({ field, defaultMessage }) => `Réglage ${field} incorrect : ${defaultMessage}`).join('\n'))
  }
  const values = parsed.data
  const production = values.NODE_ENV === 'production'
  const SECOND_FACTEUR = values.SECOND_FACTEUR === undefined ? production : values.SECOND_FACTEUR === 'oui'
  const baseUrl = (values.BASE_URL ?? `http://localhost:${values.PORT}`).replace(/\/$/, '')
  const { protocol, hostname } = new URL(baseUrl)
  const local = protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  // Its password is published and its mailbox is open: except on one's own machine, it must be asked for by name (threat T22).
  const demonstration = values.DEMONSTRATION === undefined ? !production && local : values.DEMONSTRATION === 'oui'
  const proxies = readProxies(values.PROXY)
  const wrong: string[] = []
  if (values.CRASH_AT && values.NODE_ENV !== 'test') wrong.push("Réglage CRASH_AT incorrect : il ne sert qu'aux essais (NODE_ENV=test).")
  if (protocol === 'http:' && !local) {
    wrong.push(`Réglage BASE_URL incorrect : ${baseUrl} doit être en https, sauf sur localhost.`)
  }
  if (proxies === null) wrong.push(`Réglage PROXY incorrect : ${values.PROXY === 'oui' ? proxyBelievedVisitors : ''}${proxySyntax}`)
  // This server speaks http only: without its proxy, endpoints would be in http and everybody would have the proxy's address.
  if (proxies === false && protocol === 'https:')
    wrong.push(`Réglage PROXY incorrect : ${baseUrl} est en https, que seul un proxy peut recevoir ici. ${proxySyntax}`)
  const left = production ? demonstrationLeft(values, { demonstration, local }) : []
  if (left.length > 0)
    wrong.push(['En production, ces réglages appartiennent encore à la démonstration :', ...left.map((line) => `- ${line}`)].join('\n'))
  if (wrong.length) throw new Error(wrong.join('\n'))
  return {
    ...values,
    PROXY: proxies ?? false,
    SECOND_FACTEUR,
    // All the annexes of a request for attachment together: the size of one file, unless set apart.
    TAILLE_RATTACHEMENT_MAX: values.TAILLE_RATTACHEMENT_MAX ?? values.TAILLE_FICHIER_MAX,
    production,
    demonstration,
    local,
    baseUrl,
    dataDir: resolve(values.DATA_DIR),
    nomExpediteur: textesCourriel.expediteur,
  }
}
