import type { AccuseReception, deposerCreation as deposerCreationCall } from 'contract/requetes/depot'
import { textesRefus } from 'domain/core/textes-refus'
import { exigerPresent } from '../../compte/present.ts'
import { crashPoint } from '../../core/crash.ts'
import type { Trx } from '../../core/database.ts'
import type { Context } from '../../core/door.ts'
import type { ReceivedFiling } from '../../core/files/multipart.ts'
import { Refusal } from '../../core/refusal.ts'
import { findAccuse } from './accuse.ts'
import { deciderCreation, lireCreation } from './recevable.ts'
import { empreinteDe } from './empreinte.ts'
import { type DepotAEnregistrer, enregistrerDepot } from './enregistrer.ts'
import { verrouillerEnvoi } from './sql.ts'

type Ici = Context<typeof deposerCreationCall>

/**
 * Files the creation of an association, once per key (threats §6.2). The files are durable before the transaction that names
 * them, and nothing is answered before its commit: what is acknowledged exists, whole, exactly once.
 */
export const deposerCreation = async (ici: Ici, cle: string | null, recu: ReceivedFiling): Promise<AccuseReception> => {
  const { db, settings, store, user } = ici
  const declare = lireCreation(recu.json)
  const instant = ici.now()
  const envoi = { compte: user.uuid, cle, empreinte: empreinteDe(declare, recu.fichiers), instant }
  // Before the rules: a retry gets its acknowledgement even if a day has passed or a limit has changed since.
  const deja = await findAccuse(db, envoi)
  if (deja) return deja

  const recevable = await deciderCreation(ici, instant, declare, recu.fichiers)
  crashPoint(settings, 'before-files')
  await Promise.all(recu.fichiers.map((fichier) => store.keep(fichier)))
  crashPoint(settings, 'between-files-and-transaction')
  const accuse = await ecrire(ici, { ...envoi, ...recevable })
  crashPoint(settings, 'after-commit-before-answer')
  return accuse
}

const ecrire = async (ici: Ici, depot: DepotAEnregistrer): Promise<AccuseReception> => {
  let committing = false
  try {
    return await ici.db.transaction().execute(async (trx) => {
      const accuse = await ecrireUneFois(trx, ici, depot)
      crashPoint(ici.settings, 'before-commit')
      committing = true
      return accuse
    })
  } catch (error) {
    if (!committing) throw error
    // The commit was asked and its answer never came: nobody knows, so nothing is said but to ask again (threats §6.2).
    ici.request.log.error({ err: error }, 'the outcome of a commit is unknown')
    throw new Refusal(503, textesRefus.envoiIncertain, {}, { 'retry-after': '5' })
  }
}

const ecrireUneFois = async (trx: Trx, { user, jobs, settings }: Ici, depot: DepotAEnregistrer): Promise<AccuseReception> => {
  if (!(await verrouillerEnvoi(trx, depot))) throw new Refusal(409, textesRefus.envoiEnCours, {}, { 'retry-after': '3' })
  const premier = await findAccuse(trx, depot)
  if (premier) return premier
  // The upload may have lasted ten minutes: who sends must still be allowed to.
  await exigerPresent(trx, user, 'USAGER')
  await enregistrerDepot(trx, { jobs, settings }, depot)
  const accuse = await findAccuse(trx, depot)
  if (!accuse) throw new Error('a filing just written was not found')
  return accuse
}
