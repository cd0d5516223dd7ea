import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Demande, Tour } from 'domain/requetes/demandes/tribunal-demande'
import type { Db } from '../core/database.ts'
import { sharedSecret } from '../core/secrets.ts'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

const base32 = (bytes: Buffer): string => {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{5}/g) ?? []).map((cinq) => alphabet[Number.parseInt(cinq, 2)]).join('')
}

/** The key that reply codes are derived from, created once per database. */
export const cleDesCodes = (db: Db): Promise<string> => sharedSecret(db, 'reponses', async () => randomBytes(32).toString('base64'))

/** The round of a demande of a request that a code is for. */
export interface NamedTour {
  requete: string
  numero: number
  tour: number
}

/** The code of a round: 160 bits derived from the key, stored nowhere. */
export const codeDe = (cle: string, { requete, numero, tour }: NamedTour): string =>
  base32(createHmac('sha256', Buffer.from(cle, 'base64')).update(`${requete}/${numero}/${tour}`).digest().subarray(0, 20))

const areEqual = (un: string, autre: string): boolean => {
  const [a, b] = [Buffer.from(un), Buffer.from(autre)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** The round of a code among those of a request; null for any other code. Every round is compared, so that the time reveals nothing. */
export const tourOfCode = (
  cle: string,
  requete: string,
  demandes: readonly Demande[],
  saisi: string,
): { demande: Demande; tour: Tour; envoi: NamedTour } | null =>
  demandes
    .flatMap((demande) => demande.tours.map((tour, i) => ({ demande, tour, envoi: { requete, numero: demande.numero, tour: i + 1 } })))
    .filter(({ envoi }) => areEqual(codeDe(cle, envoi), saisi.trim().toUpperCase()))[0] ?? null
