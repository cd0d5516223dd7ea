import { libelleType, allowedTypes } from '../core/documents.ts'
import type { ErreurChamp } from '../core/erreurs.ts'
import { libelleTypeRequete, filedTypes } from '../requetes/types.ts'
import { textesCorrectionMotifs as mots } from './textes/correction-motifs.ts'
import { textesUsualMotifs } from './textes/usual-motifs.ts'

/** A list of usual grounds exists per document that may be asked for, for precisions alone, and per filing that may be rejected. */
const demandables = [...allowedTypes.pieces, 'PRECISIONS'] as const
export type ListeDeMotifs = `demande-${(typeof demandables)[number]}` | `rejet-${(typeof filedTypes)[number]}`
export const listesDeMotifs: readonly ListeDeMotifs[] = [
  ...demandables.map((type) => `demande-${type}` as const),
  ...filedTypes.map((type) => `rejet-${type}` as const),
]

/** A usual ground. A rejection gives its article separately; a demande cites it in the sentence. */
export interface UsualMotif {
  article: string | null
  motif: string
}

export const maxMotifs = 20
export const longueurMotif = 1000

const isRejet = (liste: ListeDeMotifs): boolean => liste.startsWith('rejet-')
const typeDe = (liste: ListeDeMotifs): string => liste.slice(liste.indexOf('-') + 1)

export const libelleListe = (liste: ListeDeMotifs): string => {
  const type = typeDe(liste)
  if (isRejet(liste)) return mots.rejetDe(libelleTypeRequete(type as (typeof filedTypes)[number]))
  return type === 'PRECISIONS' ? mots.precisions : mots.demandeDe(libelleType(type as (typeof allowedTypes.pieces)[number]))
}

/** The default list, in force until an administrator edits it. */
export const motifsDOrigine = (liste: ListeDeMotifs): UsualMotif[] => {
  const { demandes, rejets }: { demandes: Record<string, readonly string[]>; rejets: Record<string, readonly UsualMotif[]> } =
    textesUsualMotifs
  const type = typeDe(liste)
  return isRejet(liste)
    ? (rejets[type] ?? []).map((motif) => ({ ...motif }))
    : (demandes[type] ?? []).map((motif) => ({ article: null, motif }))
}

/** One ground per line. In a list of rejections, its article comes first. */
export const enLignes = (motifs: readonly UsualMotif[]): string =>
  motifs.map(({ article, motif }) => (article === null ? motif : mots.ligne(article, motif))).join('\n')

export const parseLignes = (liste: ListeDeMotifs, texte: string): UsualMotif[] =>
  texte
    .split('\n')
    .map((ligne) => ligne.trim())
    .filter((ligne) => ligne !== '')
    .map((ligne) => {
      if (!isRejet(liste)) return { article: null, motif: ligne }
      const [, article = '', motif = ligne] = /^(.*?)\s:\s+(.*)$/.exec(ligne) ?? []
      return { article, motif }
    })

const fauteDe = (liste: ListeDeMotifs, { article, motif }: UsualMotif, avant: readonly UsualMotif[]): ((rang: number) => string) | null => {
  if (isRejet(liste) && !article?.trim()) return mots.refus.sansArticle
  if (motif.trim().length > longueurMotif || (article?.length ?? 0) > 200) return mots.refus.tropLong
  return avant.some((autre) => autre.motif === motif && autre.article === article) ? mots.refus.double : null
}

/** Errors of a list. A clerk would send its grounds unchanged. */
export const checkMotifs = (liste: ListeDeMotifs, motifs: readonly UsualMotif[]): ErreurChamp[] => {
  if (motifs.length === 0) return [{ field: 'motifs', defaultMessage: mots.refus.aucun }]
  if (motifs.length > maxMotifs) return [{ field: 'motifs', defaultMessage: mots.refus.tropNombreux(maxMotifs) }]
  const fautes = motifs.flatMap((motif, rang) => fauteDe(liste, motif, motifs.slice(0, rang))?.(rang + 1) ?? [])
  return fautes.length > 0 ? [{ field: 'motifs', defaultMessage: fautes.join(' ') }] : []
}
