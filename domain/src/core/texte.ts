import * as z from 'zod/mini'
import { invisible, bidiControl, stripInvisibles, voisinage } from './invisibles.ts'
import { textes } from './textes/common.ts'

const without = (signe: RegExp, dit: (ou: ReturnType<typeof voisinage>) => string) =>
  z.refine<string>((texte) => !signe.test(texte), { error: ({ input }) => dit(voisinage(String(input), signe)) })

// A line holds no control character, and PostgreSQL stores neither NUL nor a lone surrogate.
const surUneLigne = without(/[\p{Cc}\p{Cs}]/u, textes.caractereRefuse)
const enParagraphes = without(/(?![\n\r\t])[\p{Cc}\p{Cs}]/u, textes.caractereRefuse)

// An invisible character must not make two names out of one, nor change the reading direction of what follows.
const visible = without(invisible, textes.signeInvisible)
/** A body may hold emoji, whose parts an invisible character joins, but nothing that changes the reading direction. */
const sansRetournement = without(bidiControl, textes.signeInvisible)

export const long = (max: number) => z.maxLength(max, { error: textes.texteTropLong(max), abort: true })
const nonVide = z.refine<string>((texte) => texte.trim() !== '', { error: textes.champObligatoire, abort: true })
const chaine = () => z.string({ error: textes.champObligatoire })
const chaineFacultative = () => z.string({ error: textes.valeurInvalide })

/** A required text, trimmed, in Unicode form NFC. */
export const requiredTexte = () =>
  chaine().check(z.trim(), z.normalize('NFC'), z.minLength(1, { error: textes.champObligatoire, abort: true }))

/** A required line of text, trimmed, at most `max` characters (FORM-27). */
export const requiredLigne = (max: number) => requiredTexte().check(long(max), surUneLigne, visible)

/** A code or a number, at most `max` characters, often pasted: invisible characters are dropped, not refused. */
const copiedLigne = <S extends z.ZodMiniType<string, string>>(chaineLue: S, max: number) =>
  chaineLue.check(z.overwrite(stripInvisibles), z.trim(), z.normalize('NFC'), long(max), surUneLigne)
export const requiredCode = (max: number) =>
  copiedLigne(chaine(), max).check(z.minLength(1, { error: textes.champObligatoire, abort: true }))
export const optionalCode = (max: number) => optional(copiedLigne(chaineFacultative(), max))

/** A line of text that may be absent: blank becomes null. */
export const optionalLigne = (max: number) =>
  optional(chaineFacultative().check(z.trim(), z.normalize('NFC'), long(max), surUneLigne, visible))

/** A required body of text, kept as typed: free bodies are not trimmed (FORM-28). */
export const requiredCorps = (max: number) => chaine().check(nonVide, long(max), enParagraphes, sansRetournement)

/** A body of text that may be absent: blank becomes null. */
export const optionalCorps = (max: number) =>
  z.pipe(
    z.optional(z.nullable(chaineFacultative().check(long(max), enParagraphes, sansRetournement))),
    z.transform((texte) => (texte?.trim() ? texte : null)),
  )

/** Makes a trimmed text optional: '' and absence become null. */
export const optional = <S extends z.ZodMiniType<string, string>>(schema: S) =>
  z.pipe(
    z.optional(z.nullable(schema)),
    z.transform((texte) => texte || null),
  )

/** One value of a closed list. */
export const choix = <const V extends readonly [string, ...string[]]>(valeurs: V) =>
  z.enum(valeurs, { error: (issue) => (issue.input ? textes.valeurNonProposee : textes.champObligatoire) })

/** A choice, with its default when absent. */
export const choixWithDefault = <const V extends readonly [string, ...string[]]>(valeurs: V, defaut: V[number]) =>
  z.pipe(
    z.optional(z.nullable(choix(valeurs))),
    z.transform((valeur): V[number] => valeur ?? defaut),
  )

/** A yes or no, with its default when absent. */
export const flag = (defaut: boolean) =>
  z.pipe(
    z.optional(z.nullable(z.boolean())),
    z.transform((valeur) => valeur ?? defaut),
  )

/** A list whose length is bounded; absence is an empty list. */
export const liste = <S extends z.ZodMiniType>(element: S, max: number) =>
  z.pipe(
    z.optional(z.nullable(z.array(element).check(z.maxLength(max, textes.tropDElements(max))))),
    z.transform((elements) => elements ?? []),
  )
