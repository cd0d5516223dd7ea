import type { Fichier, LimitesFichiers } from 'domain/core/fichier'
import { limitesParDefaut } from 'domain/core/fichier'
import { checkContent } from '../core/files/check.ts'
import type { Spooled } from '../core/files/spool.ts'
import type { Settings } from '../core/settings.ts'

/** The limits of this server. */
export const limitesDe = ({ TAILLE_FICHIER_MAX, TAILLE_MAX }: Settings): LimitesFichiers => ({
  mimeAcceptes: limitesParDefaut.mimeAcceptes,
  tailleFichierMax: TAILLE_FICHIER_MAX,
  tailleMax: TAILLE_MAX,
})

/** A received file as the rules see it, and whether it holds active content, which the clerk is told (threats T5). */
export interface Examen {
  fichier: Fichier
  actif: boolean
}

const examiner = async ({ path, taille }: Spooled, { mimeAcceptes }: LimitesFichiers): Promise<Examen> => {
  const verdict = await checkContent(path, mimeAcceptes)
  return verdict.ok ? { fichier: { taille, mime: verdict.mime }, actif: verdict.actif } : { fichier: { taille, defaut: verdict.raison }, actif: false }
}

/** Opens each received file. One after the other: 40 filings at once must not hold all their files in memory (threats F17). */
export const examinerTous = async (fichiers: readonly Spooled[], limites: LimitesFichiers): Promise<Examen[]> => {
  const examens: Examen[] = []
  for (const fichier of fichiers) examens.push(await examiner(fichier, limites))
  return examens
}
