// oxlint-disable-next-line typescript/triple-slash-reference -- the package has no types, and every program that reads this file needs them
/// <reference path="./punycode.d.ts" />
import punycode from 'punycode.js'
import { sansInvisibles } from './invisibles.ts'

// HTML's own rule for addresses with at least one dot in the domain: no space, control, comma, quote or angle.
const asciiForm =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/
const longest = 254
/** Latin letters only: in another script a domain may look like a French one. It is still accepted in its ASCII form. */
const latinLabel = /^[\p{Script=Latin}\d-]+$/u

const split = (email: string): [local: string, domain: string] => {
  const at = email.lastIndexOf('@')
  return at < 0 ? [email, ''] : [email.slice(0, at + 1), email.slice(at + 1)]
}

/** UTS 46 maps a domain so, apart from signs that `latinLabel` refuses. */
const foldDomain = (text: string): string => text.normalize('NFKC').toLowerCase()

/** A label of a domain in Unicode, unless its ASCII form hides something that nobody could have typed. */
const readLabel = (label: string): string => {
  if (!label.startsWith('xn--')) return label
  try {
    const read = punycode.toUnicode(label)
    return latinLabel.test(read) && foldDomain(read) === read && punycode.toASCII(read) === label ? read : label
  } catch {
    return label
  }
}

/** No address holds a space of another width; an ordinary one is left, since it may part two addresses. */
const sansBlancs = (typed: string): string => sansInvisibles(typed.replace(/(?! )\p{Zs}/gu, '')).trim()

/**
 * The one form in which an address is stored and shown: trimmed, without what shows nothing, its local part as typed, its domain in lower case and in Unicode
 * (`contact@société.fr`, typed so or as `xn--…`). Anything that is not an address is only trimmed and folded.
 */
export const normalizeEmail = (typed: string): string => {
  const [local, domain] = split(sansBlancs(typed))
  return local + foldDomain(domain).split('.').map(readLabel).join('.')
}

/** The form that mail servers take: the domain in ASCII. */
export const asciiEmail = (email: string): string => {
  const [local, domain] = split(normalizeEmail(email))
  return local + punycode.toASCII(domain)
}

/** True of a normalized address that a mail server can take. */
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

/** What two addresses of one mailbox have in common: no provider tells the case of the local part. SQL: `server/src/core/email-sql.ts`. */
export const emailKey = (email: string): string => normalizeEmail(email).toLowerCase()

export const sameEmail = (one: string, other: string): boolean => emailKey(one) === emailKey(other)
