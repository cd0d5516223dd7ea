import type { ControleWithVerdict } from 'domain/requetes/procedure/controles-with-verdicts'
import { controles } from 'domain/requetes/controles/controles'
import type { FileShown } from '../dossier/files-shown.ts'

/** Document and page that prove a check. */
export interface Proof {
  file: FileShown
  /** Page recorded with the last verdict, null without one. */
  page: number | null
}

/**
 * The page recorded with the last verdict, else the newest document of the first type the check accepts; null without any. A check that
 * a reply reopened uses the newest document. `files` is sorted newest first.
 */
export const proofOf = (
  { code, verdict, preuve }: Pick<ControleWithVerdict, 'code' | 'verdict' | 'preuve'>,
  files: readonly FileShown[],
): Proof | null => {
  const newest = controles[code].preuves.flatMap((type) => files.find((file) => file.type === type) ?? [])[0]
  const last = files.find(({ key }) => key === preuve?.fichier)
  if (preuve && last && (verdict !== 'ROUVERT' || newest === undefined || newest === last)) return { file: last, page: preuve.page }
  return newest === undefined ? null : { file: newest, page: null }
}
