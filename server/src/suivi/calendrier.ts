import { createHash, randomBytes } from 'node:crypto'
import { jourDeParis } from 'domain/core/jour'
import { echeanceDe } from 'domain/pieces/echeances'
import { textesCalendrier } from 'domain/suivi/textes/calendrier'
import type { Db } from '../core/database.ts'
import type { Download, Office } from '../core/door.ts'
import type { Personne } from '../core/personne.ts'
import { notFound } from '../core/server-errors.ts'
import { count, countUnderLimits, requireUnderLimits } from '../core/throttle.ts'
import { enCalendrier } from '../pieces/calendrier.ts'
import { awaitedByRequete } from './awaited.ts'
import { findAbonne, findAdresse, keepAdresse, forgetAdresse } from './calendrier-sql.ts'
import { requetesEnAttente } from './liste-sql.ts'

const extension = '.ics'
const empreinteDe = (code: string): string => createHash('sha256').update(code).digest('hex')

/** Reads of one calendar per hour: several devices poll it, often too frequently. */
const lecturesParHeure = 60

export const sinceWhen = async (db: Db, qui: Personne) => ({ depuis: (await findAdresse(db, qui))?.depuis.toISOString() ?? null })

/** Creates an address of 192 random bits, returned once and stored as a hash. It replaces the previous one. */
export const createAdresse = async ({ db, now, settings }: Office, qui: Personne) => {
  const code = randomBytes(24).toString('base64url')
  await keepAdresse(db, qui, empreinteDe(code), now())
  return { adresse: `${settings.baseUrl}/api/calendrier/${code}${extension}` }
}

export const removeAdresse = (db: Db, qui: Personne): Promise<void> => forgetAdresse(db, qui)

/** The person of an address. 404 for an unknown one, which counts towards a limit per IP address against guessing. */
const abonneDe = async ({ db, now, settings }: Office, adresse: string, reseau: string) => {
  const limites = [{ cle: `calendrier/adresse/${reseau}`, max: settings.ESSAIS_PAR_ADRESSE, fenetre: 900 }]
  await requireUnderLimits(db, now(), limites)
  const abonne = adresse.endsWith(extension) ? await findAbonne(db, empreinteDe(adresse.slice(0, -extension.length))) : undefined
  if (abonne) return abonne
  await count(db, now(), limites)
  throw notFound()
}

/** Everything this person may reply to the court, with its due day: for their filings and the associations they may file for. */
export const giveCalendrier = async (office: Office, adresse: string, reseau: string): Promise<Download> => {
  const { db, now } = office
  const abonne = await abonneDe(office, adresse, reseau)
  await countUnderLimits(db, now(), [{ cle: `calendrier/lu/${abonne.uuid}`, max: lecturesParHeure, fenetre: 3600 }])
  const aujourdhui = jourDeParis(now())
  const requetes = await requetesEnAttente(db, { ...abonne, aujourdhui }, null)
  const attendues = await awaitedByRequete(db, requetes, aujourdhui)
  const echeances = requetes.flatMap(({ numero, denomination }) =>
    (attendues.get(numero) ?? []).map((attendue) => echeanceDe(attendue, denomination)),
  )
  return enCalendrier({ nom: textesCalendrier.nom, fichier: textesCalendrier.fichier, echeances }, office)
}
