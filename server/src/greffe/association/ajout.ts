import type { ajouterDocument as call } from 'contract/greffe/association'
import type { Received } from 'contract/core/call'
import { sous } from 'domain/core/erreurs'
import { completeAnnexe } from 'domain/core/annexe'
import { jourDeParis } from 'domain/core/jour'
import { nomDeFichier } from 'domain/core/nom-fichier'
import { textesRefus } from 'domain/core/textes/refus'
import { checkAnnexe } from 'domain/core/check-annexe'
import { requirePresent } from '../../compte/present.ts'
import type { Context } from '../../core/door.ts'
import { limitesDe } from '../../core/files/examine.ts'
import type { Spooled } from '../../core/files/spool.ts'
import { examineSingleFichier } from '../../core/files/single-fichier.ts'
import { invalid } from '../../core/refusal.ts'
import { addDocument } from './documents.ts'

/** Adds a document of the court and its file. Reports every error at once, under its field. Returns the new ordre. */
export const receiveDocument = async (
  { params: { numero }, lu, fichiers }: Pick<Received<typeof call, Spooled>, 'params' | 'lu' | 'fichiers'>,
  { db, settings, store, user, now }: Context<typeof call>,
): Promise<number> => {
  const instant = now()
  const { fichier, erreurs } = await examineSingleFichier(fichiers, await limitesDe({ db, settings }), user.uuid)
  const declare = sous('annexe', checkAnnexe(completeAnnexe(lu.annexe, 'greffe'), 'greffe', jourDeParis(instant)))
  if (declare.length || !fichier) throw invalid(textesRefus.saisieInvalide, [...declare, ...erreurs])
  // Durable before the transaction that names them (rule E2).
  await Promise.all(fichiers.map((spooled) => store.keep(spooled)))
  return db.transaction().execute(async (trx) => {
    const agent = await requirePresent(trx, user, 'GREFFE')
    const annexe = { ...lu.annexe, nom: nomDeFichier(lu.annexe.nom, fichier.mime) }
    return addDocument(trx, { agent, numero, now: instant }, { ...lu, annexe, fichier })
  })
}
