import type { Multipart } from 'contract/core/call'
import type { FichierDefect, LimitesFichiers } from 'domain/core/fichier'
import { mimesDe } from 'domain/core/reglages'
import type { Db } from '../database.ts'
import { reglagesEnVigueur } from '../reglages/en-vigueur.ts'
import { checkContent } from './check.ts'
import type { KeptFichier } from './sql.ts'
import type { Spooled } from './spool.ts'
import type { Settings } from '../settings.ts'

/** The limits in force, for a call that receives files. */
export const limitesDe = async (
  office: { db: Db; settings: Settings },
  { mimes, entier = false }: Pick<Multipart, 'mimes' | 'entier'> = {},
): Promise<LimitesFichiers> => {
  const { formats, tailleFichierMax, tailleMax } = await reglagesEnVigueur(office)
  return { mimeAcceptes: [...(mimes ?? mimesDe(formats))], tailleFichierMax: entier ? tailleMax : tailleFichierMax, tailleMax }
}

/** A received file as its content shows it, or the defect found in it. The rules take either as a `Fichier`. */
export type Examen = KeptFichier | { taille: number; defaut: FichierDefect }

const examine = async ({ path, taille, sha256 }: Spooled, { mimeAcceptes }: LimitesFichiers, person: string): Promise<Examen> => {
  const verdict = await checkContent(path, mimeAcceptes, person)
  return verdict.ok ? { sha256, taille, mime: verdict.mime, contenusActifs: verdict.contenusActifs } : { taille, defaut: verdict.raison }
}

/**
 * Checks each file received from a person, one after the other: 40 concurrent filings must not hold all their files in memory (fault F17).
 */
export const examineAll = async (fichiers: readonly Spooled[], limites: LimitesFichiers, person: string): Promise<Examen[]> => {
  const examens: Examen[] = []
  for (const fichier of fichiers) examens.push(await examine(fichier, limites, person))
  return examens
}
