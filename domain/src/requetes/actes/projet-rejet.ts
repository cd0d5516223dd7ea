import * as z from 'zod/mini'
import { addJours, Jour, RequiredJour } from '../../core/jour.ts'
import { requiredCorps, requiredLigne } from '../../core/texte.ts'
import { textes } from '../../core/textes/common.ts'
import { commonChamps, defineActe } from './definition.ts'
import { ask, lettre, maxPoints } from './demandes.ts'
import { textesDesActes } from '../textes/actes.ts'
import { checkDateRetour } from './check-retour.ts'

const mots = textesDesActes.PROJET_REJET

/** A ground of a rejection, or of a considered one, with the article it rests on. */
export const Motif = z.object({ article: requiredLigne(200), motif: requiredCorps(2000) })
export type Motif = z.output<typeof Motif>
export const Motifs = z.array(Motif).check(z.minLength(1, mots.aucunMotif), z.maxLength(maxPoints, textes.tropDElements(maxPoints)))

/** One ground and its article per line. */
export const enTexte = (motifs: readonly Motif[]): string =>
  motifs.map(({ article, motif }) => mots.motifEtArticle(article, motif)).join('\n')

const separation = mots.motifEtArticle('', '')

/** Reads back a ground written by `enTexte`: a rejection repeats those of its project. */
export const readMotif = (texte: string): Motif => {
  const [article = '', ...motif] = texte.split(separation)
  return { article, motif: motif.join(separation) }
}

/**
 * The court considers rejecting, and hears the direction first (CPC annex art. 30-2). It awaits observations until a day; after it, even
 * without any, the decision may be rendered. The file returns to its previous stage when the court gives the project up.
 */
export const projetRejet = defineActe({
  schema: z.object({ ...commonChamps('PROJET_REJET'), dateRetour: Jour, motifs: z.int().check(z.gte(1)), ...lettre }),
  summary: 'Informs the declarant that the court considers a rejection, with its grounds, and asks for observations by a day.',
  textes: mots,
  chemin: 'projet-rejet',
  saisie: { motifs: Motifs, dateRetour: RequiredJour },
  make: ({ motifs, dateRetour }, { aujourdhui }) => ({ type: 'PROJET_REJET', le: aujourdhui, dateRetour, motifs: motifs.length }),
  check: ({ dateRetour }, { aujourdhui }) => checkDateRetour(dateRetour, aujourdhui),
  texte: ({ motifs }) => enTexte(motifs),
  charge: 'TENUE',
  corrigible: false,
  ferme: [],
  ouvre: [],
  reduce: ({ le, dateRetour, motifs }, situation) => ({
    ...ask(situation, { nature: 'PROJET_REJET', types: Array.from({ length: motifs }, () => null), le, dateRetour }),
    projetRejetLe: le,
    observationsJusquau: dateRetour,
    observationsLe: null,
    ensuite: { le: addJours(dateRetour, 1), de: 'PROJET_REJET', etape: 'OBSERVATIONS' },
  }),
})
