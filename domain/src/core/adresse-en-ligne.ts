import { isFrenchCodePostal } from './coordonnees.ts'
import { fold, foldedLetters } from './folding.ts'
import { textesAdresseEnLigne as textes } from './textes/adresse-en-ligne.ts'

/** The parts of an address typed or pasted on one line. The street is free text; the postal code and the commune are '' when missing. */
export interface AdresseParts {
  adresse: string
  complementAdresse: string
  codePostal: string
  commune: string
}

interface NamedItem {
  libelle: string
  /** The former commune, or « commune déléguée », whose name led the search to this address. */
  ancienne?: string | null
  codePostaux: readonly string[]
}

const enTete = /^(?:\d+|\d+\s?(?:bis|ter|quater|[a-z]))$/i
const commenceParUnNumero = /^\d+/
const code = /(?:^|[\s,;(])(?:F-?)?(\d{2}) ?(\d{3})(?=$|[\s,;)])/gi
const cedex = /\s*\bcedex\b(?:\s*\d{1,2})?\s*$/i

const parties = (texte: string): string[] =>
  texte
    .split(/[,;\r\n\t]+/)
    .map((partie) => partie.replace(/\s+/g, ' ').trim())
    .filter((partie) => /[\p{L}\p{N}]/u.test(partie))

/**
 * The parts before the postal code. The first that begins with a number is the street (« 12, rue… » included), or else the first part. The
 * others are the complement.
 */
const rueDe = (avant: readonly string[]): Pick<AdresseParts, 'adresse' | 'complementAdresse'> => {
  const unies = avant.reduce<string[]>((lues, partie) => {
    const derniere = lues.at(-1)
    return derniere !== undefined && enTete.test(derniere) ? [...lues.slice(0, -1), `${derniere} ${partie}`] : [...lues, partie]
  }, [])
  const numerotee = unies.findIndex((partie) => commenceParUnNumero.test(partie))
  const place = Math.max(numerotee, 0)
  return { adresse: unies[place] ?? '', complementAdresse: unies.filter((_, rang) => rang !== place).join(', ') }
}

/** Reads an address in the order of the Base adresse nationale: street, postal code, commune. */
export const parseAdresse = (texte: string): AdresseParts => {
  const propre = texte.normalize('NFC').replace(/[\s,;.]*\bFrance[\s.]*$/i, '')
  const dernier = [...propre.matchAll(code)].at(-1)
  const avant = parties(dernier ? propre.slice(0, dernier.index) : propre)
  const apres = dernier ? parties(propre.slice(dernier.index + dernier[0].length)) : []
  // « Strasbourg 67000 », or no code at all: the commune is the last part, unless it is the only one.
  const commune = apres[0] ?? (avant.length > 1 ? avant.pop() : undefined) ?? ''
  return {
    ...rueDe(avant),
    codePostal: dernier ? `${dernier[1]}${dernier[2]}` : '',
    commune: commune.replace(cedex, '').trim(),
  }
}

export const isSameCommuneNom = (un: string, autre: string): boolean => foldedLetters(un) === foldedLetters(autre)

/** Whether the name is that of the commune, of the former commune, or of a place in either: « Geispolsheim-Gare ». */
const isNamed = ({ libelle, ancienne }: NamedItem, nom: string): boolean =>
  [libelle, ancienne].some((each) => each && (isSameCommuneNom(each, nom) || fold(nom).startsWith(`${fold(each)} `)))

type RecognizedCommune<C> = { commune: C; raison: null } | { commune: null; raison: string }

/** The commune that the address names among those found; otherwise the reason why the person must choose. */
export const communeDeLAdresse = <C extends NamedItem>(
  { codePostal, commune: nom }: AdresseParts,
  trouvees: readonly C[],
): RecognizedCommune<C> => {
  const duNom = nom === '' ? trouvees : trouvees.filter((commune) => isNamed(commune, nom))
  const duCode = duNom.filter(({ codePostaux }) => codePostaux.includes(codePostal))
  // A Cedex code belongs to no commune: the name decides.
  const retenues = duCode.length > 0 ? duCode : nom === '' ? [] : duNom
  const [seule, ...autres] = retenues
  if (seule && autres.length === 0) return { commune: seule, raison: null }
  if (seule) return { commune: null, raison: nom === '' ? textes.plusieursDuCode(codePostal) : textes.plusieursDuNom(nom) }
  if (nom === '' && !isFrenchCodePostal(codePostal)) return { commune: null, raison: textes.sansCommune }
  return { commune: null, raison: nom === '' ? textes.codeInconnu(codePostal) : textes.communeInconnue(nom, codePostal) }
}
