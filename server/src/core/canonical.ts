import { createHash } from 'node:crypto'

/** Keys sorted at every depth: the same value always gives the same text (jsonb does not keep the order of keys). */
const sorted = (_key: string, value: unknown): unknown =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value

/** The text that hashes of a JSON value are made of. */
export const canonicalJson = (value: unknown): string => JSON.stringify(value, sorted)

/** SHA-256 of a JSON value, whatever the order of its keys. */
export const empreinteJson = (value: unknown): string => createHash('sha256').update(canonicalJson(value)).digest('hex')
