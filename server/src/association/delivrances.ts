import { randomBytes } from 'node:crypto'
import type { TypeDelivrance } from 'domain/association/delivrances'
import './tables.ts'
import type { Trx } from '../core/database.ts'

// Signs that are not confused with one another when read aloud or copied by hand.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A new verification code: 80 bits in four groups of four. */
export const newCode = (): string => {
  const letters = [...randomBytes(16)].map((byte) => alphabet[byte % 32]).join('')
  return letters.replaceAll(/.{4}(?=.)/g, '$&-')
}

/** Returns the code and the address that a document prints, so that anybody may verify it. */
export const verificationDe = (code: string, baseUrl: string) => ({ code, url: `${baseUrl}/verification/${code}` })

interface Delivrance {
  code: string
  type: TypeDelivrance
  association: string
  /** The version that it shows or made. */
  version: number
  sha256: string
  compte: string
  delivreLe: Date
}

/** Records the documents issued, so that the verification page knows their codes. */
export const saveDelivrances = async (trx: Trx, delivrances: readonly Delivrance[]): Promise<void> => {
  await trx
    .insertInto('extrait')
    .values(delivrances.map(({ delivreLe, ...same }) => ({ ...same, delivre_le: delivreLe })))
    .execute()
}
