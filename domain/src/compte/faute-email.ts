import { normalizeEmail } from '../core/email.ts'

/** Mail domains that most people in the area use. A domain one typing error away is probably one of them. */
const courants = [
  'gmail.com',
  'orange.fr',
  'wanadoo.fr',
  'hotmail.fr',
  'hotmail.com',
  'outlook.fr',
  'outlook.com',
  'yahoo.fr',
  'yahoo.com',
  'laposte.net',
  'icloud.com',
  'numericable.fr',
  'estvideo.fr',
  'calixo.net',
] as const

const dropCharacter = (mot: string, rang: number) => mot.slice(0, rang) + mot.slice(rang + 1)

/** True when one added, missing, wrong or swapped character turns `expectedErreurs` into `saisi`. */
const isOneFauteAway = (saisi: string, attendu: string): boolean => {
  const court = Math.min(saisi.length, attendu.length)
  if (Math.max(saisi.length, attendu.length) - court > 1) return false
  let debut = 0
  while (debut < court && saisi[debut] === attendu[debut]) debut += 1
  if (saisi.length > attendu.length) return dropCharacter(saisi, debut) === attendu
  if (saisi.length < attendu.length) return dropCharacter(attendu, debut) === saisi
  const permute = `${attendu.slice(0, debut)}${attendu[debut + 1] ?? ''}${attendu[debut] ?? ''}${attendu.slice(debut + 2)}`
  return saisi === permute || saisi.slice(debut + 1) === attendu.slice(debut + 1)
}

/** The address probably meant, when its domain looks like a mistyped common one; null otherwise. Never blocks the form (ACCOUNT-01). */
export const suggestEmail = (saisi: string): string | null => {
  const email = normalizeEmail(saisi)
  const arobase = email.lastIndexOf('@')
  const domaine = email.slice(arobase + 1)
  if (arobase < 1 || courants.some((courant) => courant === domaine)) return null
  const voulu = courants.find((courant) => isOneFauteAway(domaine, courant))
  return voulu === undefined ? null : `${email.slice(0, arobase)}@${voulu}`
}
