import { randomBytes } from 'node:crypto'
import argon2 from '@node-rs/argon2'
import { normalizeMotPasse } from 'domain/compte/mot-passe'

/** Argon2id (the library's default), 19 MiB, two passes, as OWASP recommends. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** At most two hashes at once: hashing must not starve the other calls on a machine with two cores. */
const atOnce = 2
let running = 0
const waiting: (() => void)[] = []

const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
  else running += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

export const hashMotPasse = (motPasse: string): Promise<string> => inTurn(() => argon2.hash(normalizeMotPasse(motPasse), options))

let decoy: Promise<string> | undefined

/** Compares with the account's hash. When there is no account or no password, compares with a decoy, so that the time reveals nothing (threat T7). */
export const matchesEmpreinte = async (motPasse: string, empreinte: string | null | undefined): Promise<boolean> => {
  decoy ??= hashMotPasse(randomBytes(16).toString('hex'))
  const against = empreinte ?? (await decoy)
  const same = await inTurn(() => argon2.verify(against, motPasse))
  return same && typeof empreinte === 'string'
}
