import { textesRefus } from 'domain/core/textes/refus'
import type { ActeOnAssociation } from '../../association/act.ts'
import { requirePresent } from '../../compte/present.ts'
import type { Trx } from '../../core/database.ts'
import type { Office } from '../../core/door.ts'
import { limitesDe } from '../../core/files/examine.ts'
import type { Spooled } from '../../core/files/spool.ts'
import type { KeptFichier } from '../../core/files/sql.ts'
import { examineSingleFichier } from '../../core/files/single-fichier.ts'
import type { Personne } from '../../core/personne.ts'
import { invalid } from '../../core/refusal.ts'

interface ReceivedBody {
  params: { numero: string }
  fichiers: readonly Spooled[]
}

/** Receives an act with its document, stored before the transaction that names it (rule E2). Returns the new ordre. */
export const receive = async (
  { params: { numero }, fichiers }: ReceivedBody,
  { db, settings, store, user, now }: Pick<Office, 'db' | 'settings' | 'store' | 'now'> & { user: Personne },
  faire: (trx: Trx, acte: ActeOnAssociation, fichier: KeptFichier) => Promise<number>,
): Promise<number> => {
  const instant = now()
  const { fichier, erreurs } = await examineSingleFichier(fichiers, await limitesDe({ db, settings }), user.uuid)
  if (!fichier) throw invalid(textesRefus.saisieInvalide, erreurs)
  await Promise.all(fichiers.map((spooled) => store.keep(spooled)))
  return db.transaction().execute(async (trx) => {
    const agent = await requirePresent(trx, user, 'GREFFE')
    return faire(trx, { agent, numero, now: instant }, fichier)
  })
}
