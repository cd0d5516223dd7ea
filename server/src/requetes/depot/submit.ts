import type { AccuseReception, AppelDeDepot } from 'contract/requetes/depot'
import type { AppelAuGuichet } from 'contract/requetes/guichet'
import { textesRefus } from 'domain/core/textes/refus'
import type { Demarche } from 'domain/requetes/demarches/definition'
import type { Depot } from 'domain/requetes/depot/depot'
import { textesBrouillon } from 'domain/requetes/textes/brouillon'
import { textesEnvoi } from 'domain/requetes/textes/envoi'
import { requirePresent } from '../../compte/present.ts'
import { crashPoint } from '../../core/crash.ts'
import type { Trx } from '../../core/database.ts'
import type { Context, Handler } from '../../core/door.ts'
import { Refusal } from '../../core/refusal.ts'
import type { Tribunal } from '../../core/reference/sql.ts'
import { lockAssociation } from '../../association/verrou.ts'
import type { Personne } from '../../core/personne.ts'
import { markFiled, lock } from '../brouillon/sql.ts'
import { findAccuse } from './accuse.ts'
import { type TargetAssociation, targetAssociation, type Maniere } from './association.ts'
import { announceDepot } from './announce.ts'
import { warnAttachedUsagers } from '../contestation/notify.ts'
import { requireCompetentTribunal } from './guichet.ts'
import { recevable } from './recevable.ts'
import { empreinteDe } from './empreinte.ts'
import { type DepotToSave, save } from './save.ts'
import { lockEnvoi } from '../envoi.ts'

/** An ordinary filing, or one that came on paper. The rest depends only on their contents. */
type Appel = AppelDeDepot | AppelAuGuichet
type Here = Context<Appel>

/** The number of the association in the address; null for a creation. */
export const associationDe = (params: { numero?: unknown }): string | null => (typeof params.numero === 'string' ? params.numero : null)

/**
 * Files a request of this kind, once per key (rule E5). The files are durable before the transaction that names them, and the answer
 * follows its commit: an acknowledged filing exists, whole, exactly once.
 */
export const submitDepot =
  (definition: Demarche): Handler<Appel> =>
  async ({ params, query, headers, lu, fichiers }, ici) => {
    const { db, settings, store, user } = ici
    const instant = ici.now()
    const recueLe = query?.recueLe ?? null
    const demarche = { ...definition, guichet: recueLe !== null }
    const envoi = { compte: user.uuid, cle: headers['idempotency-key'] ?? null, empreinte: empreinteDe(lu, fichiers, recueLe), instant }
    // Before the rules: a retry gets its acknowledgement even if a day has passed or a limit has changed since.
    const deja = await findAccuse(db, envoi)
    if (deja) return deja

    const assess = async () => {
      const numero = associationDe(params)
      const association = numero === null ? null : await targetAssociation(db, user, numero, demarche)
      if (association) requireUpToDate(association, lu)
      const recu = await recevable(demarche, ici, instant, { depot: lu, fichiers, association, cle: envoi.cle, recueLe })
      if (demarche.guichet) requireCompetentTribunal(user, recu)
      return { association, recu }
    }
    let jugee
    try {
      jugee = await assess()
    } catch (refus) {
      // On a double click, the first request may commit between our two reads and then block the second.
      const premier = await findAccuse(db, envoi)
      if (premier) return premier
      throw refus
    }
    const { association, recu } = jugee
    crashPoint(settings, 'before-files')
    await Promise.all(fichiers.map((fichier) => store.keep(fichier)))
    crashPoint(settings, 'between-files-and-transaction')
    const accuse = await write(ici, { demarche, visee: association, ...envoi, ...recu, recueLe })
    crashPoint(settings, 'after-commit-before-answer')
    return accuse
  }

/** Throws 409 when the association has changed since the sender read it (SRV-28). */
const requireUpToDate = ({ ordre }: TargetAssociation, { version }: Depot): void => {
  if (version !== null && version !== ordre) throw new Refusal(409, textesEnvoi.associationChangee)
}

/** Throws 409 when another window has deleted the draft that kept the files. Locks the draft until the filing is written. */
const requireAttachedFichiers = async (
  trx: Trx,
  { uuid }: Personne,
  { cle, joints }: Pick<ReceivedDepot, 'cle' | 'joints'>,
): Promise<void> => {
  if (joints && !(cle !== null && (await lock(trx, uuid, cle)))) throw new Refusal(409, textesBrouillon.introuvable)
}

/** A filing, its sender, and the court that will acknowledge it. */
type ReceivedDepot = Omit<DepotToSave, 'demarche' | 'association' | 'base'> & {
  demarche: Demarche & Maniere
  visee: TargetAssociation | null
  tribunal: Tribunal
  /** Whether some files come from its draft. */
  joints: boolean
}

const write = async (ici: Here, depot: ReceivedDepot): Promise<AccuseReception> => {
  let committing = false
  try {
    return await ici.db.transaction().execute(async (trx) => {
      const accuse = await writeOnce(trx, ici, depot)
      crashPoint(ici.settings, 'before-commit')
      committing = true
      return accuse
    })
  } catch (error) {
    if (!committing) throw error
    // The commit was sent but not answered: its outcome is unknown, so the sender is only asked to try again (rule E4).
    ici.request.log.error({ err: error }, 'the outcome of a commit is unknown')
    throw new Refusal(503, textesRefus.envoiIncertain, {}, { 'retry-after': '5' })
  }
}

/** Locks the association until the filing is written and checks it again: no other filing on it, no change. */
const lockTarget = async (
  trx: Trx,
  user: Personne,
  { numero, ordre }: TargetAssociation,
  demarche: Maniere,
): Promise<TargetAssociation> => {
  await lockAssociation(trx, numero)
  const encore = await targetAssociation(trx, user, numero, demarche)
  if (encore.ordre !== ordre) throw new Refusal(409, textesEnvoi.associationChangee)
  return encore
}

const writeOnce = async (trx: Trx, { user, jobs, settings }: Here, { visee, ...depot }: ReceivedDepot): Promise<AccuseReception> => {
  if (!(await lockEnvoi(trx, depot))) throw new Refusal(409, textesRefus.envoiEnCours, {}, { 'retry-after': '3' })
  const premier = await findAccuse(trx, depot)
  if (premier) return premier
  // The upload may have lasted ten minutes: the sender must still have the right to file.
  const present = await requirePresent(trx, user, depot.demarche.guichet ? 'GREFFE' : 'USAGER')
  if (depot.demarche.guichet) requireCompetentTribunal(present, depot)
  await requireAttachedFichiers(trx, user, depot)
  const base = visee && (await lockTarget(trx, { ...user, tribunaux: present.tribunaux }, visee, depot.demarche))
  const enregistre = await save(trx, { ...depot, association: visee?.numero ?? null, base })
  // Its draft has become a request.
  if (depot.cle !== null) await markFiled(trx, user.uuid, depot.cle, enregistre.numero)
  const { type } = depot.demarche
  await announceDepot(trx, { jobs, settings }, { ...depot, ...enregistre, type })
  if (visee) {
    // On paper, the filer is the person that the paper names.
    const { prenom, nom } = depot.demarche.guichet ? depot.depot.declarant : user
    const qui = { uuid: user.uuid, prenom, nom }
    await warnAttachedUsagers(trx, { jobs, settings }, { ...depot, ...enregistre, type, association: visee.numero, qui })
  }
  const accuse = await findAccuse(trx, depot)
  if (!accuse) throw new Error('a filing just written was not found')
  return accuse
}
