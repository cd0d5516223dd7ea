import { resolve } from 'node:path'
import { textesCourriel } from 'domain/core/textes-courriel'
import * as z from 'zod'

const yesNo = (byDefault: 'oui' | 'non') =>
  z
    .enum(['oui', 'non'])
    .default(byDefault)
    .transform((value) => value === 'oui')
const size = (bytes: number) => z.coerce.number().int().positive().default(bytes)
const link = z.url({ protocol: /^https?$/ }).optional()

const Environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('localhost'),
  DATA_DIR: z.string().min(1).default('./var'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  ENVIRONNEMENT: z.string().min(1).max(40).default('demonstration'),
  IDENTITE: z.enum(['neutre', 'etat']).default('neutre'),
  DEMONSTRATION: z.enum(['oui', 'non']).optional(),
  CAPTCHA_TEXTE: z
    .string()
    .regex(/^[A-Z0-9]{4,8}$/i)
    .optional(),
  COURRIEL_SUPPORT: z.email().default('support@registre-associations.example'),
  COURRIEL_EXPEDITEUR: z.email().default('ne-pas-repondre@registre-associations.example'),
  TELEPHONE_SUPPORT: z.string().min(3).default('03 00 00 00 00'),
  LIEN_CGU: link,
  LIEN_FAQ: link,
  TAILLE_FICHIER_MAX: size(3_145_728),
  TAILLE_MAX: size(31_457_280),
  ESSAIS_PAR_COMPTE: z.coerce.number().int().positive().default(10),
  ESSAIS_PAR_ADRESSE: z.coerce.number().int().positive().default(50),
  COURRIELS_PAR_HEURE: z.coerce.number().int().positive().default(3),
  COURRIELS_PAR_JOUR: z.coerce.number().int().positive().default(10),
  SECOND_FACTEUR: z.enum(['oui', 'non']).optional(),
  APPELS_PAR_MINUTE: z.coerce.number().int().positive().default(600),
  PROXY: yesNo('non'),
  CRASH_AT: z
    .string()
    .regex(/^[a-z-]+(:\d+)?$/)
    .optional(),
  JOURNAL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
})

/** Everything an operator may set, checked; listed with its meaning in docs/operations.md. */
export type Settings = ReturnType<typeof readSettings>

/** Reads the environment. Throws one error naming every wrong variable, in French for the operator. */
export const readSettings = (environment: Record<string, string | undefined>) => {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(given)
  if (!parsed.success) {
    throw new Error(parsed.error.issues.map((issue) => `Réglage ${issue.path.join('.')} incorrect : ${issue.message}`).join('\n'))
  }
  const values = parsed.data
  const production = values.NODE_ENV === 'production'
  const demonstration = values.DEMONSTRATION === undefined ? !production : values.DEMONSTRATION === 'oui'
  const SECOND_FACTEUR = values.SECOND_FACTEUR === undefined ? production : values.SECOND_FACTEUR === 'oui'
  const baseUrl = (values.BASE_URL ?? `http://localhost:${values.PORT}`).replace(/\/$/, '')
  const wrong: string[] = []
  if (production && demonstration) wrong.push('Réglage DEMONSTRATION incorrect : le mode démonstration est refusé en production.')
  if (production && values.CAPTCHA_TEXTE) wrong.push('Réglage CAPTCHA_TEXTE incorrect : un texte fixe est refusé en production.')
  if (values.CRASH_AT && values.NODE_ENV !== 'test') wrong.push("Réglage CRASH_AT incorrect : il ne sert qu'aux essais (NODE_ENV=test).")
  if (production && !values.BASE_URL) wrong.push('Réglage BASE_URL incorrect : il est obligatoire en production.')
  const { protocol, hostname } = new URL(baseUrl)
  if (protocol === 'http:' && !['localhost', '127.0.0.1', '[::1]'].includes(hostname)) {
    wrong.push(`Réglage BASE_URL incorrect : ${baseUrl} doit être en https, sauf sur localhost.`)
  }
  if (wrong.length) throw new Error(wrong.join('\n'))
  return {
    ...values,
    SECOND_FACTEUR,
    production,
    demonstration,
    baseUrl,
    dataDir: resolve(values.DATA_DIR),
    nomExpediteur: textesCourriel.expediteur,
  }
}
