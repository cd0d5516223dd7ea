import type { Answered, Received } from 'contract/core/call'
import { garderPage as call } from 'contract/requetes/brouillon'
import { textesRefus } from 'domain/core/textes/refus'
import type { Context } from '../../core/door.ts'
import { limitesDe } from '../../core/files/examine.ts'
import type { Spooled } from '../../core/files/spool.ts'
import { examineSingleFichier } from '../../core/files/single-fichier.ts'
import { invalid } from '../../core/refusal.ts'
import { add, requireBrouillon } from './attach.ts'

/** Keeps a page with the draft as soon as it is photographed: a reload, a crash or another device loses none. */
export const keepPage = async (
  { params: { id }, fichiers }: Pick<Received<typeof call, Spooled>, 'params' | 'fichiers'>,
  ici: Context<typeof call>,
): Promise<Answered<typeof call>> => {
  await requireBrouillon(id, ici)
  const { fichier, erreurs } = await examineSingleFichier(fichiers, await limitesDe(ici, call.multipart), ici.user.uuid)
  if (fichier === null) throw invalid(textesRefus.saisieInvalide, erreurs)
  for (const recu of fichiers) await ici.store.keep(recu)
  await add(ici, id, fichier)
  return fichier
}
