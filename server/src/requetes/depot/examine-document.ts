import type { Received } from 'contract/core/call'
import type { validerDocument as call } from 'contract/core/annexe'
import type { Context } from '../../core/door.ts'
import type { Spooled } from '../../core/files/spool.ts'
import { examineAnnexe } from '../annexes/examine-annexe.ts'

/** Checks an annexe of a form and its file, and keeps nothing (SRV-25). */
export const examineDocument = async (
  { params: { mode }, lu, fichiers }: Pick<Received<typeof call, Spooled>, 'params' | 'lu' | 'fichiers'>,
  ici: Context<typeof call>,
): Promise<void> => {
  await examineAnnexe(lu, mode, fichiers, ici, ici.user.uuid)
}
