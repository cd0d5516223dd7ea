import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from './settings.ts'

type Here = Pick<Settings, 'CLE_SECRETS' | 'dataDir'>

const marque = 'v1.'
const lues = new Map<string, Buffer>()

const fileIn = (dataDir: string): string => join(dataDir, 'cle-des-secrets')

/** Returns where the key of this server comes from: `CLE_SECRETS`, or the path of the key file. */
export const clePlace = ({ CLE_SECRETS, dataDir }: Here): string => (CLE_SECRETS === undefined ? fileIn(dataDir) : 'CLE_SECRETS')

/** Whether this server already has a key. Otherwise the first use creates one. */
export const hasCle = ({ CLE_SECRETS, dataDir }: Here): boolean => CLE_SECRETS !== undefined || existsSync(fileIn(dataDir))

/** Returns the key of the key file, created once. Two servers that start together keep the same one. */
const ensureCle = (dataDir: string): Buffer => {
  const place = fileIn(dataDir)
  mkdirSync(dataDir, { recursive: true })
  try {
    writeFileSync(place, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 })
    chmodSync(place, 0o600)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return Buffer.from(readFileSync(place, 'utf8').trim(), 'base64url')
}

/** Returns the key that seals the secrets of the database: from the environment, else from the key file in DATA_DIR. */
const cleDes = ({ CLE_SECRETS, dataDir }: Here): Buffer => {
  const nom = CLE_SECRETS ?? `dossier ${dataDir}`
  const lue = lues.get(nom) ?? (CLE_SECRETS === undefined ? ensureCle(dataDir) : Buffer.from(CLE_SECRETS, 'base64url'))
  lues.set(nom, lue)
  return lue
}

export const isSealed = (texte: string): boolean => texte.startsWith(marque)

/** Seals a text (AES-256-GCM) for one place: copied to another row, it does not open. */
export const seal = (ici: Here, place: string, texte: string): string => {
  const hasard = randomBytes(12)
  const chiffre = createCipheriv('aes-256-gcm', cleDes(ici), hasard).setAAD(Buffer.from(place))
  return marque + Buffer.concat([hasard, chiffre.update(texte, 'utf8'), chiffre.final(), chiffre.getAuthTag()]).toString('base64url')
}

/** Opens a text sealed for this place. A text that an older server stored in clear is returned as it is. Throws under another key. */
export const unseal = (ici: Here, place: string, texte: string): string => {
  if (!isSealed(texte)) return texte
  const tout = Buffer.from(texte.slice(marque.length), 'base64url')
  const clair = createDecipheriv('aes-256-gcm', cleDes(ici), tout.subarray(0, 12)).setAAD(Buffer.from(place)).setAuthTag(tout.subarray(-16))
  return Buffer.concat([clair.update(tout.subarray(12, -16)), clair.final()]).toString('utf8')
}
