import type { ControleDit } from 'domain/requetes/controles/dits'
import { controles } from 'domain/requetes/controles/controles'
import type { FileShown } from '../files-shown.ts'

/** Where a check is looked at. */
export interface Proof {
  file: FileShown
  /** The page that last proved it; null when nobody has said. */
  page: number | null
}

/**
 * The page that last proved a check, or else the first document of its types; null without any. Opened again by a reply, it is looked at on
 * what came. `files` the newest first.
 */
export const proofOf = (
  { code, verdict, preuve }: Pick<ControleDit, 'code' | 'verdict' | 'preuve'>,
  files: readonly FileShown[],
): Proof | null => {
  const newest = controles[code].preuves.flatMap((type) => files.find((file) => file.type === type) ?? [])[0]
  const last = files.find(({ key }) => key === preuve?.fichier)
  if (preuve && last && (verdict !== 'ROUVERT' || newest === undefined || newest === last)) return { file: last, page: preuve.page }
  return newest === undefined ? null : { file: newest, page: null }
}
