import { Secret, TOTP } from 'otpauth'
import * as QRCode from 'qrcode'
import { textesCourriel } from 'domain/core/textes/courriel'

/** RFC 6238 with the parameters that every authenticator application supports: SHA-1, six digits, thirty seconds. */
const period = 30
const totp = (cle: string, email = '') =>
  new TOTP({ issuer: textesCourriel.expediteur, label: email, algorithm: 'SHA1', digits: 6, period, secret: Secret.fromBase32(cle) })

/** A new key of 160 bits, in base32. */
export const newCle = (): string => new Secret({ size: 20 }).base32

/** The time step of a code, the current one or a neighbour; null for any other code. */
export const codeStep = (cle: string, code: string, now: Date): number | null => {
  const delta = totp(cle).validate({ token: code, timestamp: now.getTime(), window: 1 })
  return delta === null ? null : Math.floor(now.getTime() / (period * 1000)) + delta
}

/** Returns the data to enrol an authenticator application: the key to type, and its `otpauth:` address as a link and as a QR code. */
export const inscriptionDe = (cle: string, email: string) => {
  const uri = totp(cle, email).toString()
  const { modules } = QRCode.create(uri, { errorCorrectionLevel: 'M' })
  let chemin = ''
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (modules.get(row, column)) chemin += `M${column} ${row}h1v1h-1z`
    }
  }
  return { cle: (cle.match(/.{1,4}/g) ?? []).join(' '), uri, qr: { chemin, cote: modules.size } }
}
