import { randomUUID } from 'node:crypto'
import { restoredEtat, obstaclesNonConformite } from 'domain/association/conformite'
import { courrielLevee, courrielNonConformite } from 'domain/association/courriels-conformite'
import type { EtatAssociation } from 'domain/association/etats'
import type { ActeDeVersion } from 'domain/association/nom-de-version'
import { textesGreffeAssociation } from 'domain/association/textes/greffe-association'
import type { WordedCourriel } from 'domain/core/courriel'
import { textesRefus } from 'domain/core/textes/refus'
import { type ActeOnAssociation, type AssociationEnMain, changeContenu, logActe, takeInHand, takeAtVersion } from '../../association/act.ts'
import { etatsDe, findNonConformite, endNonConformite, insertNonConformite } from '../../association/greffe-sql.ts'
import { findVersion, nonConformitesDe } from '../../association/sql.ts'
import type { Trx } from '../../core/database.ts'
import type { Office } from '../../core/door.ts'
import { getTribunal } from '../../core/reference/sql.ts'
import { precondition } from '../../core/refusal.ts'
import { notFound } from '../../core/server-errors.ts'
import { notifyAttachedUsagers } from '../../rattachements/prevenir/notify.ts'

type Poste = Pick<Office, 'jobs' | 'settings'>

interface NonConformiteInput {
  version: number
  texte: string
  /** Also puts the association in the state NONCONFORME. */
  declarer: boolean
}

/** Mails the attached users, once each, when a non-conformity is found or lifted. */
const announce = async (trx: Trx, poste: Poste, { numero, tribunal, now }: AssociationEnMain, quoi: string, courriel: WordedCourriel) =>
  notifyAttachedUsagers(trx, poste, numero, [], {
    evenement: `association/${numero}/${quoi}`,
    courriel,
    tribunal: await getTribunal(trx, tribunal),
    instant: now,
  })

const express = ({ settings }: Poste, { numero, contenu }: AssociationEnMain) => ({
  numero,
  denomination: contenu.informations.denomination,
  fiche: `${settings.baseUrl}/association/${numero}`,
})

const changeEtat = (
  trx: Trx,
  dossier: AssociationEnMain,
  etatAssociation: EtatAssociation,
  acte: Extract<ActeDeVersion, 'NON_CONFORMITE' | 'LEVEE_NON_CONFORMITE'>,
) => changeContenu(trx, dossier, { evenement: 'RECTIFICATION', contenu: { ...dossier.contenu, etatAssociation }, details: { acte } })

/** Records what the inscription lacks. Declaring it makes a version; recording it alone makes none (STAFF-20). Returns the latest ordre. */
export const recordNonConformite = async (
  trx: Trx,
  poste: Poste,
  acte: ActeOnAssociation,
  { version, texte, declarer }: NonConformiteInput,
): Promise<number> => {
  const dossier = await takeAtVersion(trx, acte, version)
  const { etatAssociation } = dossier.contenu
  const reasons = obstaclesNonConformite(etatAssociation)
  if (reasons.length) throw precondition(textesRefus.etat, reasons)
  const id = randomUUID()
  const { numero, now, agent } = acte
  await insertNonConformite(trx, { id, association: numero, texte, relevee_le: now, relevee_par: agent.uuid })
  await logActe(trx, acte, { type: 'NON_CONFORMITE_RELEVEE', contenu: { id, declarer }, texte })
  const declaree = declarer && etatAssociation !== 'NONCONFORME'
  await announce(
    trx,
    poste,
    dossier,
    `non-conformite/${id}/relevee`,
    courrielNonConformite({ ...express(poste, dossier), texte, declaree }),
  )
  return declaree ? changeEtat(trx, dossier, 'NONCONFORME', 'NON_CONFORMITE') : dossier.ordre
}

/** Lifts a non-conformity, with the reason. Lifting the last one gives a declared association its former state back (STAFF-20). */
export const liftNonConformite = async (
  trx: Trx,
  poste: Poste,
  acte: ActeOnAssociation,
  { id, motif }: { id: string; motif: string },
): Promise<number> => {
  const dossier = await takeInHand(trx, acte)
  const { numero, now, agent } = acte
  const relevee = await findNonConformite(trx, numero, id)
  if (!relevee) throw notFound()
  if (relevee.levee_le) throw precondition(textesRefus.etat, [textesGreffeAssociation.dejaLevee])
  await endNonConformite(trx, id, { levee_le: now, levee_par: agent.uuid })
  await logActe(trx, acte, { type: 'NON_CONFORMITE_LEVEE', contenu: { id }, texte: motif })
  const { contenu, ordre } = dossier
  const motifEtat = (await findVersion(trx, numero))?.motifEtat ?? null
  const restantes = (await nonConformitesDe(trx, numero)).length
  const etat =
    contenu.etatAssociation === 'NONCONFORME' && restantes === 0 ? restoredEtat(await etatsDe(trx, numero), contenu.informations) : null
  const courriel = courrielLevee({ ...express(poste, dossier), texte: relevee.texte, motif, restantes, etat, motifEtat })
  await announce(trx, poste, dossier, `non-conformite/${id}/levee`, courriel)
  return etat === null ? ordre : changeEtat(trx, dossier, etat, 'LEVEE_NON_CONFORMITE')
}
