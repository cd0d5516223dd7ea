import { lettre } from 'domain/core/courriel'
import { textesCourriel } from 'domain/core/textes/courriel'
import { textesRefus } from 'domain/core/textes/refus'
import { courrielRetrait } from 'domain/rattachements/courriels-invitation'
import { textesRattachements } from 'domain/rattachements/textes/common'
import { textesUtilisateurs } from 'domain/rattachements/textes/utilisateurs'
import '../tables.ts'
import { lockAssociation } from '../../association/verrou.ts'
import { recordActe } from '../../core/actes.ts'
import type { Trx } from '../../core/database.ts'
import type { Office } from '../../core/door.ts'
import { sendCourriel } from '../../core/mail/outbox.ts'
import type { Personne } from '../../core/personne.ts'
import { precondition, Refusal } from '../../core/refusal.ts'
import { getTribunal } from '../../core/reference/sql.ts'
import { announceChallengedFin } from '../contestation/lift.ts'
import { lecteurDe } from '../lecteur.ts'
import { findUsager } from '../droits-sql.ts'

type Guichet = Pick<Office, 'jobs' | 'settings' | 'now'> & { user: Personne }

interface Association {
  numero: string
  nom: string
  tribunal: string
}

interface RemovedUsager {
  uuid: string
  compte: string
  email: string
  etat: string
  prenom: string
  nom: string
  motif: string
}

/** Ends an attachment in a transaction that has locked the association. Records the act; mails the person if another did it (SRV-42). */
export const endRattachement = async (
  trx: Trx,
  { jobs, settings, now, user }: Guichet,
  association: Association,
  { uuid, compte, email, etat, prenom, nom, motif }: RemovedUsager,
): Promise<void> => {
  const { numero, nom: denomination, tribunal } = association
  const instant = now()
  const { rattachement } = await lecteurDe(trx, user, association)
  await trx.updateTable('rattachement').set({ termine_le: instant }).where('uuid', '=', uuid).execute()
  await recordActe(trx, {
    sujet: 'association',
    sujetId: numero,
    type: 'RATTACHEMENT_SUPPRIME',
    instant,
    auteur: user.uuid,
    contenu: { compte },
    texte: motif,
  })
  await announceChallengedFin(trx, { jobs, settings }, { association, uuid, personne: `${prenom} ${nom}`, instant, sauf: user.uuid })
  if (compte === user.uuid || etat !== 'ACTIF') return
  const { libelle } = await getTribunal(trx, tribunal)
  const courriel = courrielRetrait({
    denomination,
    numero,
    identite: rattachement ? `${user.prenom} ${user.nom}` : textesRattachements.invitantInconnu,
    motif,
    tribunal: libelle,
    lien: `${settings.baseUrl}/association/${numero}`,
  })
  await sendCourriel(trx, jobs, instant, {
    evenement: `association/${numero}/rattachement/${uuid}/fin`,
    destinataire: email,
    sujet: courriel.sujet,
    texte: lettre(courriel, textesCourriel.piedTribunal(libelle, { courriel: settings.COURRIEL_SUPPORT })),
  })
}

/** API-51: ends one's own attachment, or another's with `gestion` or as the court (PERM-10, PERM-11). Others learn nothing about it. */
export const withdraw = (
  office: Office & { user: Personne },
  { numero, uuid, motif }: { numero: string; uuid: string; motif: string },
): Promise<void> =>
  office.db.transaction().execute(async (trx) => {
    const { user } = office
    const association = await lockAssociation(trx, numero)
    const { rattachement, greffe } = await lecteurDe(trx, user, association)
    const usager = await findUsager(trx, numero, user.aujourdhui, { uuid })
    if (!greffe && !rattachement?.gestion && usager?.compte !== user.uuid) throw new Refusal(403, textesRefus.interdit)
    if (!usager) throw precondition(textesRefus.etat, [textesUtilisateurs.plusRattachee])
    await endRattachement(trx, office, association, { ...usager, motif })
  })
