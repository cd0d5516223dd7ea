import type { ErreurChamp } from '../../core/erreurs.ts'
import { texteObligatoire } from '../../core/texte.ts'
import { textesCorrectionPhrases as mots } from './textes-correction-phrases.ts'
import { textesPhrases } from './textes-phrases.ts'

/** A sentence of an act that an administrator may correct: the act, a hyphen, which of its sentences. */
export type ClePhrase = keyof typeof textesPhrases
export const clesPhrases = Object.keys(textesPhrases) as [ClePhrase, ...ClePhrase[]]

/** Every sentence as it is on a day. */
export type Phrases = Readonly<Record<ClePhrase, string>>
/** What the product comes with; in force as long as nobody corrects it. */
export const phrasesDOrigine: Phrases = textesPhrases

export type ActePhrase = keyof typeof mots.actes
export const actesPhrases = Object.keys(mots.actes) as ActePhrase[]
export const phrasesDe = (acte: ActePhrase): ClePhrase[] => clesPhrases.filter((cle) => acteDe(cle) === acte)
export const acteDe = (cle: ClePhrase): ActePhrase => cle.slice(0, cle.indexOf('-')) as ActePhrase

type ReperesDans<T extends string> = T extends `${string}{${infer Repere}}${infer Suite}` ? Repere | ReperesDans<Suite> : never
type Valeurs<C extends ClePhrase> = Readonly<Record<ReperesDans<(typeof textesPhrases)[C]>, string>>

const repere = /\{([^{}]*)\}/g
const reperesDans = (texte: string): string[] => [...new Set([...texte.matchAll(repere)].map(([, nom = '']) => nom))]
/** What an act writes in a sentence, by name: what its product's own text holds. */
export const reperesDe = (cle: ClePhrase): string[] => reperesDans(textesPhrases[cle])

/** The sentence as the act says it. One pass: a name that holds braces stays as its filer wrote it. */
export const dire = <C extends ClePhrase>(phrases: Phrases, cle: C, valeurs: Valeurs<C>): string => {
  const connues: Readonly<Record<string, string>> = valeurs
  return phrases[cle].replaceAll(repere, (entier, nom: string) => connues[nom] ?? entier)
}

const longueurPhrase = 1000
export const textePhrase = texteObligatoire(longueurPhrase)

const fautesDeReperes = (cle: ClePhrase, texte: string): string[] => {
  const [voulus, ecrits] = [reperesDe(cle), reperesDans(texte)]
  return [
    ...voulus.filter((nom) => !ecrits.includes(nom)).map(mots.refus.manque),
    ...ecrits.filter((nom) => !voulus.includes(nom)).map((nom) => mots.refus.inconnu(nom, voulus)),
    ...(/[{}]/.test(texte.replaceAll(repere, '')) ? [mots.refus.accolade] : []),
  ]
}

/** What is wrong with a sentence: an act would otherwise be issued without its date, or with a brace. */
export const verifierPhrase = (cle: ClePhrase, texte: string): ErreurChamp[] => {
  const lu = textePhrase.safeParse(texte)
  const fautes = lu.success ? fautesDeReperes(cle, lu.data) : lu.error.issues.slice(0, 1).map(({ message }) => message)
  return fautes.length > 0 ? [{ field: 'texte', defaultMessage: fautes.join(' ') }] : []
}
