import type { Annexe } from 'domain/core/annexe'
import type { ModeAnnexe } from 'domain/core/documents'
import type { Office } from '../../core/door.ts'
import type { Spooled } from '../../core/files/spool.ts'
import type { KeptFichier } from '../../core/files/sql.ts'
import { examineAnnexe } from '../annexes/examine-annexe.ts'
import { bindPages } from './bind-pages.ts'

/**
 * Checks the file of an annexe as a filing does, binds several pictures into one PDF, and keeps it. `person` takes the turn in the queues.
 */
export const keepAnnexe = async (
  annexe: Annexe,
  mode: ModeAnnexe,
  fichiers: readonly Spooled[],
  office: Office,
  person: string,
): Promise<KeptFichier> => {
  if (fichiers.length > 1) return bindPages(annexe, mode, fichiers, office, person)
  const fichier = await examineAnnexe(annexe, mode, fichiers, office, person)
  for (const recu of fichiers) await office.store.keep(recu)
  return fichier
}
