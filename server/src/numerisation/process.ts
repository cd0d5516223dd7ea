import { textesRefus } from 'domain/core/textes/refus'
import { type ActeNumerisation, obstaclesGreffeNumerisation } from 'domain/numerisation/obstacles-greffe'
import { noteDossierPapier } from '../association/dossier-papier.ts'
import { lockRessortAssociation } from '../association/verrou.ts'
import { recordActe } from '../core/actes.ts'
import type { Trx } from '../core/database.ts'
import type { Office } from '../core/door.ts'
import { type KeptFichier, referenceFichiers } from '../core/files/sql.ts'
import type { Personne } from '../core/personne.ts'
import { precondition } from '../core/refusal.ts'
import { announceNumerisation } from './announce.ts'
import { findNumerisation } from './sql.ts'
import './tables.ts'

type Bureau = Pick<Office, 'jobs' | 'settings'>

interface Travail {
  numero: string
  agent: Personne
  now: Date
}

/** Locks an association of the clerk's court and returns its digitisation. */
const takeInHand = async (trx: Trx, { numero, agent }: Travail) => {
  const association = await lockRessortAssociation(trx, agent, numero)
  return { association, avant: await findNumerisation(trx, numero) }
}

const requireAllowed = (acte: ActeNumerisation, avant: Awaited<ReturnType<typeof findNumerisation>>): void => {
  const reasons = obstaclesGreffeNumerisation(acte, avant?.etat ?? null)
  if (reasons.length) throw precondition(textesRefus.etat, reasons)
}

/** Records the digitised file, requested or not, or replaces it. Mails the demandeurs when there was none before (STAFF-19). */
export const saveNumerisation = async (
  trx: Trx,
  bureau: Bureau,
  { nom, fichier, ...travail }: Travail & { nom: string; fichier: KeptFichier },
): Promise<void> => {
  const { association, avant } = await takeInHand(trx, travail)
  const { numero, agent, now } = travail
  await referenceFichiers(trx, now, [fichier])
  const { sha256 } = fichier
  const traitee = { etat: 'DISPONIBLE', nom, sha256, traitee_le: now, traitee_par: agent.uuid } as const
  await trx
    .insertInto('numerisation')
    .values({ association: numero, demandee_le: now, ...traitee })
    .onConflict((conflict) => conflict.column('association').doUpdateSet(traitee))
    .execute()
  await recordActe(trx, {
    sujet: 'association',
    sujetId: numero,
    type: 'NUMERISATION_DEPOSEE',
    instant: now,
    auteur: agent.uuid,
    contenu: { nom, sha256 },
  })
  if (avant && avant.etat !== 'DISPONIBLE')
    await announceNumerisation(trx, bureau, { association, etat: 'DISPONIBLE', demandeeLe: avant.demandeeLe, now })
}

/** Declares that the paper file was not found, and mails the demandeurs (STAFF-19). */
export const declareIntrouvable = async (trx: Trx, bureau: Bureau, travail: Travail): Promise<void> => {
  const { association, avant } = await takeInHand(trx, travail)
  requireAllowed('INTROUVABLE', avant)
  const { numero, agent, now } = travail
  const { demandee_le: demandeeLe } = await trx
    .updateTable('numerisation')
    .set({ etat: 'NON_TROUVEE', traitee_le: now, traitee_par: agent.uuid })
    .where('association', '=', numero)
    .returning('demandee_le')
    .executeTakeFirstOrThrow()
  await recordActe(trx, {
    sujet: 'association',
    sujetId: numero,
    type: 'NUMERISATION_INTROUVABLE',
    instant: now,
    auteur: agent.uuid,
  })
  await announceNumerisation(trx, bureau, { association, etat: 'NON_TROUVEE', demandeeLe, now })
}

/**
 * Sets whether the court holds a paper file (DIGIT-09). After a file was not found, declaring that it exists resets the digitisation:
 * it may be asked for again.
 */
export const setDossierPapier = async (trx: Trx, { existe, ...travail }: Travail & { existe: boolean }): Promise<void> => {
  const { association, avant } = await takeInHand(trx, travail)
  requireAllowed(existe ? 'DOSSIER_EXISTE' : 'AUCUN_DOSSIER', avant)
  const { numero, agent, now } = travail
  const aRechercher = existe && avant?.etat === 'NON_TROUVEE'
  if (association.dossier_papier === existe && !aRechercher) return
  if (aRechercher) {
    await trx.deleteFrom('numerisation_demandeur').where('association', '=', numero).execute()
    await trx.deleteFrom('numerisation').where('association', '=', numero).execute()
  }
  await noteDossierPapier(trx, numero, existe)
  await recordActe(trx, {
    sujet: 'association',
    sujetId: numero,
    type: 'DOSSIER_PAPIER',
    instant: now,
    auteur: agent.uuid,
    contenu: { existe },
  })
}
