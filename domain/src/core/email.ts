// oxlint-disable-next-line typescript/triple-slash-reference -- the package has no types, and every program that reads this file needs them
/// <reference path="./punycode.d.ts" />
import punycode from 'punycode.js'
import { stripInvisibles } from './invisibles.ts'

// HTML's rule for addresses, with at least one dot in the domain: no space, control, comma, quote or angle bracket.
const asciiForm =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/
const longest = 254
/** Latin letters only: a domain in another script may look like a French one. Its ASCII form is still accepted. */
const latinLabel = /^[\p{Script=Latin}\d-]+$/u

const split = (email: string): [local: string, domain: string] => {
  const at = email.lastIndexOf('@')
  return at < 0 ? [email, ''] : [email.slice(0, at + 1), email.slice(at + 1)]
}

/** Maps a domain as UTS 46 does, except for characters that `latinLabel` refuses. */
const foldDomain = (text: string): string => text.normalize('NFKC').toLowerCase()

/** A domain label in Unicode. It stays in ASCII when its Unicode form is not Latin, not folded, or does not convert back to it. */
const readLabel = (label: string): string => {
  if (!label.startsWith('xn--')) return label
  try {
    const read = punycode.toUnicode(label)
    return latinLabel.test(read) && foldDomain(read) === read && punycode.toASCII(read) === label ? read : label
  } catch {
    return label
  }
}

/** Removes spaces of unusual width, which no address holds. Ordinary spaces inside stay: they may separate two addresses. */
const stripOddSpaces = (typed: string): string => stripInvisibles(typed.replace(/(?! )\p{Zs}/gu, '')).trim()

/**
 * The one form in which an address is stored and shown: trimmed, without invisible characters, local part as typed. The domain is in lower
 * case and in Unicode (`contact@société.fr`, typed so or as `xn--…`). Text that is not an address is only trimmed and folded.
 */
export const normalizeEmail = (typed: string): string => {
  const [local, domain] = split(stripOddSpaces(typed))
  return local + foldDomain(domain).split('.').map(readLabel).join('.')
}

/** The form that mail servers accept: the domain in ASCII. */
export const asciiEmail = (email: string): string => {
  const [local, domain] = split(normalizeEmail(email))
  return local + punycode.toASCII(domain)
}

/** Whether a mail server can take this normalized address. */
export const isEmail = (email: string): boolean => {
  if (
    !split(email)[1]
      .split('.')
      .every((label) => latinLabel.test(label))
  )
    return false
  const ascii = asciiEmail(email)
  return ascii.length <= longest && asciiForm.test(ascii)
}

/**
 * Key shared by the spellings of one mailbox: no provider distinguishes the case of the local part. SQL version:
 * `server/src/core/email-sql.ts`.
 */
export const emailKey = (email: string): string => normalizeEmail(email).toLowerCase()

export const sameEmail = (one: string, other: string): boolean => emailKey(one) === emailKey(other)
