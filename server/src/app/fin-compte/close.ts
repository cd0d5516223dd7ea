import { type CauseDeFermeture, courrielClosedCompte, courrielWithoutGestion } from 'domain/compte/courriels-fin-compte'
import { write } from '../../compte/write.ts'
import { erasedAdresse, eraseCompte } from '../../compte/close.ts'
import { getCompte } from '../../compte/sql.ts'
import type { Trx } from '../../core/database.ts'
import type { Office } from '../../core/door.ts'
import { forgetDestinataire } from '../../core/mail/outbox.ts'
import { getTribunal } from '../../core/reference/sql.ts'
import { announceChallengedFin } from '../../rattachements/contestation/lift.ts'
import { detachAll } from '../../rattachements/fin/detach.ts'
import { alertGreffe, notifyAttachedUsagers } from '../../rattachements/prevenir/notify.ts'
import { forgetBrouillonsOf } from '../../requetes/brouillon/sql.ts'

type Poste = Pick<Office, 'jobs' | 'settings' | 'now'>

interface AssociationWithoutGestion {
  numero: string
  nom: string
  tribunal: string
}

/** Mails the other users of an association, and its court, that nobody administers it any more. */
const announceWithoutGestion = async (
  trx: Trx,
  office: Poste,
  { numero, nom, tribunal: id }: AssociationWithoutGestion,
  compte: string,
): Promise<void> => {
  const { libelle } = await getTribunal(trx, id)
  const courriel = courrielWithoutGestion({ numero, nom, fiche: `${office.settings.baseUrl}/association/${numero}` })
  const evenement = `association/${numero}/sans-gestion/compte/${compte}`
  const avis = { evenement, courriel, tribunal: { id, libelle }, instant: office.now() }
  await notifyAttachedUsagers(trx, office, numero, [compte], avis)
  await alertGreffe(trx, office, null, avis)
}

/** Closes an account in every capability, in one transaction: its attachments, its drafts, its personal data. */
export const endCompte = async (
  trx: Trx,
  office: Poste,
  { uuid, email }: { uuid: string; email: string },
  cause: CauseDeFermeture,
): Promise<void> => {
  const instant = office.now()
  const auteur = cause === 'DEMANDE' ? uuid : null
  await write(trx, office, uuid, email, courrielClosedCompte(cause))
  const { prenom, nom } = await getCompte(trx, uuid)
  const rattachements = await detachAll(trx, uuid, instant, auteur)
  for (const { uuid: rattachement, ...association } of rattachements)
    await announceChallengedFin(trx, office, { association, uuid: rattachement, personne: `${prenom} ${nom}`, instant, sauf: uuid })
  await forgetBrouillonsOf(trx, uuid)
  await eraseCompte(trx, uuid, instant, auteur)
  await forgetDestinataire(trx, email, erasedAdresse(uuid))
  for (const { derniere, ...association } of rattachements) if (derniere) await announceWithoutGestion(trx, office, association, uuid)
}
