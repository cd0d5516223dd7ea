import { randomUUID } from 'node:crypto'
import { etatRetabli, obstaclesNonConformite } from 'domain/association/conformite'
import { courrielLevee, courrielNonConformite } from 'domain/association/courriels-conformite'
import type { EtatAssociation } from 'domain/association/etats'
import type { ActeDeVersion } from 'domain/association/nom-de-version'
import { textesGreffeAssociation } from 'domain/association/textes/greffe-association'
import type { CourrielRedige } from 'domain/core/courriel'
import { textesRefus } from 'domain/core/textes/refus'
import {
  type ActeSurAssociation,
  type AssociationEnMain,
  changer,
  consignerActe,
  prendre,
  prendreALaVersion,
} from '../../association/agir.ts'
import { etatsDe, findNonConformite, finirNonConformite, insererNonConformite } from '../../association/greffe-sql.ts'
import { findVersion, nonConformitesDe } from '../../association/sql.ts'
import type { Trx } from '../../core/database.ts'
import type { Office } from '../../core/door.ts'
import { getTribunal } from '../../core/reference/sql.ts'
import { precondition } from '../../core/refusal.ts'
import { notFound } from '../../core/server-errors.ts'
import { prevenirRattaches } from '../../rattachements/prevenir/prevenir.ts'

type Poste = Pick<Office, 'jobs' | 'settings'>

interface Releve {
  version: number
  texte: string
  /** Also puts the association in the state NONCONFORME. */
  declarer: boolean
}

/** Mails the attached users, once each, when a non-conformity is found or lifted. */
const annoncer = async (trx: Trx, poste: Poste, { numero, tribunal, now }: AssociationEnMain, quoi: string, courriel: CourrielRedige) =>
  prevenirRattaches(trx, poste, numero, [], {
    evenement: `association/${numero}/${quoi}`,
    courriel,
    tribunal: await getTribunal(trx, tribunal),
    instant: now,
  })

const dite = ({ settings }: Poste, { numero, contenu }: AssociationEnMain) => ({
  numero,
  denomination: contenu.informations.denomination,
  fiche: `${settings.baseUrl}/association/${numero}`,
})

const changerEtat = (
  trx: Trx,
  dossier: AssociationEnMain,
  etatAssociation: EtatAssociation,
  acte: Extract<ActeDeVersion, 'NON_CONFORMITE' | 'LEVEE_NON_CONFORMITE'>,
) => changer(trx, dossier, { evenement: 'RECTIFICATION', contenu: { ...dossier.contenu, etatAssociation }, details: { acte } })

/** Records what the inscription lacks. Declaring it makes a version; recording it alone makes none (STAFF-20). Returns the latest ordre. */
export const releverNonConformite = async (
  trx: Trx,
  poste: Poste,
  acte: ActeSurAssociation,
  { version, texte, declarer }: Releve,
): Promise<number> => {
  const dossier = await prendreALaVersion(trx, acte, version)
  const { etatAssociation } = dossier.contenu
  const reasons = obstaclesNonConformite(etatAssociation)
  if (reasons.length) throw precondition(textesRefus.etat, reasons)
  const id = randomUUID()
  const { numero, now, agent } = acte
  await insererNonConformite(trx, { id, association: numero, texte, relevee_le: now, relevee_par: agent.uuid })
  await consignerActe(trx, acte, { type: 'NON_CONFORMITE_RELEVEE', contenu: { id, declarer }, texte })
  const declaree = declarer && etatAssociation !== 'NONCONFORME'
  await annoncer(trx, poste, dossier, `non-conformite/${id}/relevee`, courrielNonConformite({ ...dite(poste, dossier), texte, declaree }))
  return declaree ? changerEtat(trx, dossier, 'NONCONFORME', 'NON_CONFORMITE') : dossier.ordre
}

/** Lifts a non-conformity, with the reason. Lifting the last one gives a declared association its former state back (STAFF-20). */
export const leverNonConformite = async (
  trx: Trx,
  poste: Poste,
  acte: ActeSurAssociation,
  { id, motif }: { id: string; motif: string },
): Promise<number> => {
  const dossier = await prendre(trx, acte)
  const { numero, now, agent } = acte
  const relevee = await findNonConformite(trx, numero, id)
  if (!relevee) throw notFound()
  if (relevee.levee_le) throw precondition(textesRefus.etat, [textesGreffeAssociation.dejaLevee])
  await finirNonConformite(trx, id, { levee_le: now, levee_par: agent.uuid })
  await consignerActe(trx, acte, { type: 'NON_CONFORMITE_LEVEE', contenu: { id }, texte: motif })
  const { contenu, ordre } = dossier
  const motifEtat = (await findVersion(trx, numero))?.motifEtat ?? null
  const restantes = (await nonConformitesDe(trx, numero)).length
  const etat =
    contenu.etatAssociation === 'NONCONFORME' && restantes === 0 ? etatRetabli(await etatsDe(trx, numero), contenu.informations) : null
  const courriel = courrielLevee({ ...dite(poste, dossier), texte: relevee.texte, motif, restantes, etat, motifEtat })
  await annoncer(trx, poste, dossier, `non-conformite/${id}/levee`, courriel)
  return etat === null ? ordre : changerEtat(trx, dossier, etat, 'LEVEE_NON_CONFORMITE')
}
