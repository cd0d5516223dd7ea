import type { ErreurChamp } from '../../core/erreurs.ts'
import { requiredLigne } from '../../core/texte.ts'
import { textesCorrectionPhrases as mots } from '../textes/correction-phrases.ts'
import { textesPhrases } from '../textes/phrases.ts'

/** Key of a sentence of an act that an administrator may correct: the act, a hyphen, the sentence. */
export type ClePhrase = keyof typeof textesPhrases
export const clesPhrases = Object.keys(textesPhrases) as [ClePhrase, ...ClePhrase[]]

/** The text of every sentence on a day. */
export type Phrases = Readonly<Record<ClePhrase, string>>
/** The original texts, in force until an administrator corrects them. */
export const phrasesDOrigine: Phrases = textesPhrases

export type ActePhrase = keyof typeof mots.actes
export const actesPhrases = Object.keys(mots.actes) as ActePhrase[]
export const phrasesDe = (acte: ActePhrase): ClePhrase[] => clesPhrases.filter((cle) => acteDe(cle) === acte)
export const acteDe = (cle: ClePhrase): ActePhrase => cle.slice(0, cle.indexOf('-')) as ActePhrase

type PlaceholdersIn<T extends string> = T extends `${string}{${infer Repere}}${infer Suite}` ? Repere | PlaceholdersIn<Suite> : never
type Valeurs<C extends ClePhrase> = Readonly<Record<PlaceholdersIn<(typeof textesPhrases)[C]>, string>>

const repere = /\{([^{}]*)\}/g
const placeholdersIn = (texte: string): string[] => [...new Set([...texte.matchAll(repere)].map(([, nom = '']) => nom))]
/** The placeholders of a sentence, taken from its original text. */
export const placeholdersOf = (cle: ClePhrase): string[] => placeholdersIn(textesPhrases[cle])

/** Fills the placeholders of a sentence, in one pass: a name with braces stays as typed. */
export const say = <C extends ClePhrase>(phrases: Phrases, cle: C, valeurs: Valeurs<C>): string => {
  const connues: Readonly<Record<string, string>> = valeurs
  return phrases[cle].replaceAll(repere, (entier, nom: string) => connues[nom] ?? entier)
}

const longueurPhrase = 1000
export const textePhrase = requiredLigne(longueurPhrase)

const placeholderFautes = (cle: ClePhrase, texte: string): string[] => {
  const [voulus, ecrits] = [placeholdersOf(cle), placeholdersIn(texte)]
  return [
    ...voulus.filter((nom) => !ecrits.includes(nom)).map(mots.refus.manque),
    ...ecrits.filter((nom) => !voulus.includes(nom)).map((nom) => mots.refus.inconnu(nom, voulus)),
    ...(/[{}]/.test(texte.replaceAll(repere, '')) ? [mots.refus.accolade] : []),
  ]
}

/** Errors of a corrected sentence: an act must not be issued without its date, or with a brace left. */
export const checkPhrase = (cle: ClePhrase, texte: string): ErreurChamp[] => {
  const lu = textePhrase.safeParse(texte)
  const fautes = lu.success ? placeholderFautes(cle, lu.data) : lu.error.issues.slice(0, 1).map(({ message }) => message)
  return fautes.length > 0 ? [{ field: 'texte', defaultMessage: fautes.join(' ') }] : []
}
