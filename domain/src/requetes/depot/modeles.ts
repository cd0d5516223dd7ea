import * as z from 'zod/mini'
import type { FiledType } from '../types.ts'

/** Documents generated from the answers of a form, ready to sign. */
export const modeles = ['declaration', 'proces-verbal', 'statuts', 'rapport'] as const
export type NomDeModele = (typeof modeles)[number]

/** The documents of each kind of filing, in the order of signature. */
export const modelesDe: Readonly<Record<FiledType, readonly NomDeModele[]>> = {
  CREATION: ['statuts', 'proces-verbal', 'declaration'],
  MODIFICATION: ['proces-verbal', 'declaration'],
  DISSOLUTION: ['proces-verbal', 'declaration'],
  RADIATION: ['rapport', 'declaration'],
}

/** Points that the statutes must settle (CCL art. 58) and the form does not ask. The answers go with the model only and are not stored. */
export const questionsDesStatuts = {
  adhesion: ['LIBRE', 'AGREMENT'],
  cotisation: ['ANNUELLE', 'AUCUNE'],
  mandat: ['1', '2', '3'],
  convocation: ['COURRIEL', 'COURRIER', 'COURRIEL_OU_COURRIER'],
  delai: ['8', '15', '30'],
} as const
export type QuestionDesStatuts = keyof typeof questionsDesStatuts

const choix = <const C extends readonly [string, ...string[]]>(valeurs: C) => z._default(z.enum(valeurs), valeurs[0] as C[number])

/** The default answer is the most common one. */
export const ReponsesStatuts = z.strictObject({
  adhesion: choix(questionsDesStatuts.adhesion),
  cotisation: choix(questionsDesStatuts.cotisation),
  mandat: choix(questionsDesStatuts.mandat),
  convocation: choix(questionsDesStatuts.convocation),
  delai: choix(questionsDesStatuts.delai),
})
export type ReponsesStatuts = z.output<typeof ReponsesStatuts>
