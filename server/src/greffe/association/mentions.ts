import { type Mentions, changedMentions } from 'domain/association/mentions'
import type { ActeDeVersion } from 'domain/association/nom-de-version'
import { checkMentions } from 'domain/association/check-mentions'
import { jourDeParis } from 'domain/core/jour'
import { textesRefus } from 'domain/core/textes/refus'
import type { Trx } from '../../core/database.ts'
import { invalid } from '../../core/refusal.ts'
import { type ActeOnAssociation, type AssociationEnMain, changeContenu, logActe, takeAtVersion } from '../../association/act.ts'

interface RecordedMentions {
  mentions: Mentions
  motif: string | null
  /** Names the version: the mentions that the clerk wrote, or a publication recorded on its request. */
  acte?: Extract<ActeDeVersion, 'MENTIONS' | 'PUBLICATION'>
}

/**
 * Writes the mentions that only the court records. Makes a version RECTIFICATION, or none when nothing changes (STAFF-23). Returns the
 * latest ordre.
 */
export const recordMentions = async (
  trx: Trx,
  acte: ActeOnAssociation,
  { version, ...saisie }: RecordedMentions & { version: number },
): Promise<number> => recordMentionsInHand(trx, await takeAtVersion(trx, acte, version), saisie)

/** Same, when the caller already holds the association's row lock. */
export const recordMentionsInHand = async (
  trx: Trx,
  dossier: AssociationEnMain,
  { acte = 'MENTIONS', ...saisie }: RecordedMentions,
): Promise<number> => {
  const { contenu, inscriteLe, ordre, now } = dossier
  const changees = changedMentions(saisie.mentions, contenu)
  if (changees.length === 0) return ordre
  const erreurs = checkMentions(saisie, { avant: contenu, inscriteLe, aujourdhui: jourDeParis(now) })
  if (erreurs.length) throw invalid(textesRefus.saisieInvalide, erreurs)
  await logActe(trx, dossier, { type: 'MENTIONS', contenu: { changees }, ...(saisie.motif !== null && { texte: saisie.motif }) })
  return changeContenu(trx, dossier, {
    evenement: 'RECTIFICATION',
    contenu: { ...contenu, informations: { ...contenu.informations, ...saisie.mentions } },
    details: { acte, office: { typeRequete: 'RECTIFICATION', sousTypes: ['ADMINISTRATIF'] } },
  })
}
