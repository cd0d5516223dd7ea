import { fold } from '../core/folding.ts'

/** Linking words, which name nothing. */
const vides = new Set('a au aux d de des du en et l la le les ou par pour s sur un une'.split(' '))

/** The words of a name as they sound: folded, without signs or linking words. */
export const mots = (nom: string): string[] =>
  fold(nom)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((mot) => mot !== '' && !vides.has(mot))

/** The pairs of consecutive letters of a word, with marks for its beginning and its end. */
const paires = (mot: string): string[] => {
  const lettres = [...`^${mot}$`]
  return lettres.slice(1).map((lettre, place) => `${lettres[place] ?? ''}${lettre}`)
}

/** Similarity above which two words are spellings of one: « petits », « ptits ». Below, they differ: « chanteurs », « chasseurs ». */
const memeMot = 0.75

/** Share of letter pairs that two words have in common; 0 when they are not spellings of one word. */
const ressemblance = (un: string, autre: string): number => {
  if (un === autre) return 1
  const [ici, la] = [paires(un), paires(autre)]
  const reste = [...la]
  const communes = ici.filter((paire) => {
    const place = reste.indexOf(paire)
    if (place >= 0) reste.splice(place, 1)
    return place >= 0
  })
  const part = (2 * communes.length) / (ici.length + la.length)
  return part >= memeMot ? part : 0
}

/** How much two lists of words overlap, from 0 to 1, each word counting for its weight. */
export const proximiteDesMots = (uns: readonly string[], autres: readonly string[], poids: (mot: string) => number): number => {
  const matchMots = (ici: readonly string[], la: readonly string[]) =>
    ici.map((mot) => ({ poids: poids(mot), part: Math.max(0, ...la.map((autre) => ressemblance(mot, autre))) }))
  const tous = [...matchMots(uns, autres), ...matchMots(autres, uns)]
  const sum = (valeurs: readonly number[]): number => valeurs.reduce((total, valeur) => total + valeur, 0)
  const total = sum(tous.map((mot) => mot.poids))
  return total === 0 ? 0 : sum(tous.map((mot) => mot.poids * mot.part)) / total
}
