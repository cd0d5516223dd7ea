import { textesRefusCompte } from 'domain/compte/textes/refus'
import { invalid } from '../core/refusal.ts'

/** Words of this site, and French ones missing from the public list, which comes mostly from English leaks (ASVS 6.2.11). */
const duProduit = `registre registres association associations alsace moselle alsacemoselle alsace-moselle strasbourg colmar mulhouse
  metz saverne sarreguemines thionville tribunal greffe justice portail statuts declarant motdepasse mot-de-passe azertyuiop
  azertyuiopqsdf bonjour marseille jetaime loulou doudou`
  .split(/\s+/)
  .concat('mot de passe')

let connus: Promise<ReadonlySet<string>> | undefined

/** 49,000 leaked passwords, loaded when a password is first chosen rather than at each start. */
const commonMots = (): Promise<ReadonlySet<string>> => {
  connus ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set([...dictionary['passwords-common'], ...duProduit].filter((word) => word.length > 2)),
  )
  return connus
}

const signes: Record<string, string> = { '@': 'a', '4': 'a', '0': 'o', '3': 'e', $: 's', '5': 's', '7': 't', '!': 'i', '€': 'e' }

const stripAccents = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
const stripDebut = (text: string): string => text.replace(/^[^\p{L}]+/u, '')
const stripFin = (text: string): string => text.replace(/[^\p{L}]+$/u, '')
const enLettres = (text: string, un: 'i' | 'l'): string => [...text].map((sign) => (sign === '1' ? un : (signes[sign] ?? sign))).join('')

/** The simpler forms of a password: lower case, usual substitutions undone, digits and signs removed from both ends. */
const formes = (motPasse: string): string[] => {
  const bas = stripAccents(motPasse)
  const coupes = [bas, stripDebut(bas), stripFin(bas), stripDebut(stripFin(bas))]
  const lues = coupes.flatMap((coupe) => [coupe, enLettres(coupe, 'i'), enLettres(coupe, 'l')])
  return [...new Set(lues.flatMap((lue) => [lue, stripDebut(stripFin(lue))]))]
}

const lettres = (text: string): string => stripAccents(text).replaceAll(/[^\p{L}]/gu, '')

interface Titulaire {
  email: string
  prenom: string
  nom: string
}

/** The person's own words, which anybody would try first. */
const ownMots = ({ email, prenom, nom }: Titulaire): Set<string> =>
  new Set([email, email.split('@')[0] ?? '', prenom, nom, prenom + nom, nom + prenom].map(lettres).filter((word) => word.length > 2))

/** Whether a password is a variant of a leaked one, of a word of this site or of its owner (ASVS 6.2.4). */
export const isCommon = async (motPasse: string, titulaire: Titulaire): Promise<boolean> => {
  const [list, own] = [await commonMots(), ownMots(titulaire)]
  return formes(motPasse).some((forme) => list.has(forme) || own.has(lettres(forme)))
}

/** Refuses (400, field `testPassword`) a common password. */
export const requireUncommon = async (motPasse: string, titulaire: Titulaire): Promise<void> => {
  const defaultMessage = textesRefusCompte.motPasseCourant
  if (await isCommon(motPasse, titulaire)) throw invalid(defaultMessage, [{ field: 'motPasse', defaultMessage }])
}
