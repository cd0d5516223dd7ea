import * as z from 'zod/mini'
import { enTexte, type Motif } from './projet-rejet.ts'
import { textesDesActes } from '../textes/actes.ts'

const longueur = z.int().check(z.gte(1))

/** Lengths of the article and of the ground of each entry in the text stored apart, which can be erased without the act. */
export const Longueurs = z.array(z.object({ article: longueur, motif: longueur }))
type Longueurs = z.output<typeof Longueurs>

export const longueursDe = (motifs: readonly Motif[]): Longueurs =>
  motifs.map(({ article, motif }) => ({ article: article.length, motif: motif.length }))

const entre = textesDesActes.PROJET_REJET.motifEtArticle('', '').length

/** The grounds as they were written, possibly over several lines; empty when the text was erased. */
export const splitMotifs = (longueurs: Longueurs, texte: string | null): Motif[] => {
  if (texte === null) return []
  let debut = 0
  const motifs = longueurs.map(({ article, motif }) => {
    const duMotif = debut + article + entre
    const lu = { article: texte.slice(debut, debut + article), motif: texte.slice(duMotif, duMotif + motif) }
    debut = duMotif + motif + 1
    return lu
  })
  return enTexte(motifs) === texte ? motifs : []
}
