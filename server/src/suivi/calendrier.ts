import { createHash, randomBytes } from 'node:crypto'
import { jourDeParis } from 'domain/core/jour'
import { echeanceDe } from 'domain/pieces/echeances'
import { textesCalendrier } from 'domain/suivi/textes-calendrier'
import type { Db } from '../core/database.ts'
import type { Download, Office } from '../core/door.ts'
import type { Personne } from '../core/personne.ts'
import { notFound } from '../core/server-errors.ts'
import { compter, compterSousLimites, exigerSousLimites } from '../core/throttle.ts'
import { enCalendrier } from '../pieces/calendrier.ts'
import { attenduesParRequete } from './attendues.ts'
import { findAbonne, findAdresse, garderAdresse, oublierAdresse } from './calendrier-sql.ts'
import { requetesEnAttente } from './liste-sql.ts'

const extension = '.ics'
const empreinteDe = (code: string): string => createHash('sha256').update(code).digest('hex')

/** How often one calendar is given in an hour: several devices, each asking too often. */
const lecturesParHeure = 60

export const depuisQuand = async (db: Db, qui: Personne) => ({ depuis: (await findAdresse(db, qui))?.depuis.toISOString() ?? null })

/** A new address, 192 bits that are told once and kept as their hash; the one before is forgotten. */
export const donnerAdresse = async ({ db, now, settings }: Office, qui: Personne) => {
  const code = randomBytes(24).toString('base64url')
  await garderAdresse(db, qui, empreinteDe(code), now())
  return { adresse: `${settings.baseUrl}/api/calendrier/${code}${extension}` }
}

export const retirerAdresse = (db: Db, qui: Personne): Promise<void> => oublierAdresse(db, qui)

/** Who an address belongs to; 404 for any other, which is counted by network address: nobody tries them all. */
const abonneDe = async ({ db, now, settings }: Office, adresse: string, reseau: string) => {
  const limites = [{ cle: `calendrier/adresse/${reseau}`, max: settings.ESSAIS_PAR_ADRESSE, fenetre: 900 }]
  await exigerSousLimites(db, now(), limites)
  const abonne = adresse.endsWith(extension) ? await findAbonne(db, empreinteDe(adresse.slice(0, -extension.length))) : undefined
  if (abonne) return abonne
  await compter(db, now(), limites)
  throw notFound()
}

/** Everything a person may reply to the court and until when: of the requests they filed, and of the associations they may file for. */
export const donnerCalendrier = async (office: Office, adresse: string, reseau: string): Promise<Download> => {
  const { db, now } = office
  const abonne = await abonneDe(office, adresse, reseau)
  await compterSousLimites(db, now(), [{ cle: `calendrier/lu/${abonne.uuid}`, max: lecturesParHeure, fenetre: 3600 }])
  const aujourdhui = jourDeParis(now())
  const requetes = await requetesEnAttente(db, { ...abonne, aujourdhui }, null)
  const attendues = await attenduesParRequete(db, requetes, aujourdhui)
  const echeances = requetes.flatMap(({ numero, denomination }) =>
    (attendues.get(numero) ?? []).map((attendue) => echeanceDe(attendue, denomination)),
  )
  return enCalendrier({ nom: textesCalendrier.nom, fichier: textesCalendrier.fichier, echeances }, office)
}
