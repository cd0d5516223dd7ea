import type { inscrireDecision as call } from 'contract/requetes/office'
import type { Received } from 'contract/core/call'
import { nomDeFichier } from 'domain/core/nom-fichier'
import { textesRefus } from 'domain/core/textes-refus'
import { exigerPresent } from '../../compte/present.ts'
import type { Context } from '../../core/door.ts'
import { limitesDe } from '../../core/files/examiner.ts'
import type { Spooled } from '../../core/files/spool.ts'
import { examinerUnFichier } from '../../core/files/un-fichier.ts'
import { invalid } from '../../core/refusal.ts'
import { inscrireDecision } from './inscrire-decision.ts'

/** Takes a decision with its file, kept before the transaction that names it (threats §6.2). Answers the new ordre. */
export const recevoirDecision = async (
  { params: { numero }, lu, fichiers }: Pick<Received<typeof call, Spooled>, 'params' | 'lu' | 'fichiers'>,
  office: Context<typeof call>,
): Promise<number> => {
  const { db, store, user, now } = office
  const instant = now()
  const { fichier, erreurs } = await examinerUnFichier(fichiers, await limitesDe(office), user.uuid)
  if (!fichier) throw invalid(textesRefus.saisieInvalide, erreurs)
  await Promise.all(fichiers.map((spooled) => store.keep(spooled)))
  return db.transaction().execute(async (trx) => {
    const agent = await exigerPresent(trx, user, 'GREFFE')
    const nom = nomDeFichier(lu.nom, fichier.mime)
    return inscrireDecision(trx, office, { agent, numero, now: instant }, { ...lu, nom, fichier })
  })
}
