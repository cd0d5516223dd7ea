import { type CauseDeFermeture, courrielFerme, courrielSansGestion } from 'domain/compte/courriels-fin-compte'
import { ecrire } from '../../compte/ecrire.ts'
import { adresseEffacee, effacerCompte } from '../../compte/fermer.ts'
import { getCompte } from '../../compte/sql.ts'
import type { Trx } from '../../core/database.ts'
import type { Office } from '../../core/door.ts'
import { oublierDestinataire } from '../../core/mail/outbox.ts'
import { getTribunal } from '../../core/reference/sql.ts'
import { direFinContestee } from '../../rattachements/contestation/lever.ts'
import { toutDetacher } from '../../rattachements/fin/detacher.ts'
import { alerterGreffe, prevenirRattaches } from '../../rattachements/prevenir/prevenir.ts'
import { oublierBrouillonsDe } from '../../requetes/brouillon/sql.ts'

type Poste = Pick<Office, 'jobs' | 'settings' | 'now'>

interface AssociationSansGestion {
  numero: string
  nom: string
  tribunal: string
}

/** Mails the other users of an association, and its court, that nobody administers it any more. */
const direSansGestion = async (
  trx: Trx,
  office: Poste,
  { numero, nom, tribunal: id }: AssociationSansGestion,
  compte: string,
): Promise<void> => {
  const { libelle } = await getTribunal(trx, id)
  const courriel = courrielSansGestion({ numero, nom, fiche: `${office.settings.baseUrl}/association/${numero}` })
  const evenement = `association/${numero}/sans-gestion/compte/${compte}`
  const avis = { evenement, courriel, tribunal: { id, libelle }, instant: office.now() }
  await prevenirRattaches(trx, office, numero, [compte], avis)
  await alerterGreffe(trx, office, null, avis)
}

/** Closes an account in every capability, in one transaction: its attachments, its drafts, its personal data. */
export const terminerCompte = async (
  trx: Trx,
  office: Poste,
  { uuid, email }: { uuid: string; email: string },
  cause: CauseDeFermeture,
): Promise<void> => {
  const instant = office.now()
  const auteur = cause === 'DEMANDE' ? uuid : null
  await ecrire(trx, office, uuid, email, courrielFerme(cause))
  const { prenom, nom } = await getCompte(trx, uuid)
  const rattachements = await toutDetacher(trx, uuid, instant, auteur)
  for (const { uuid: rattachement, ...association } of rattachements)
    await direFinContestee(trx, office, { association, uuid: rattachement, personne: `${prenom} ${nom}`, instant, sauf: uuid })
  await oublierBrouillonsDe(trx, uuid)
  await effacerCompte(trx, uuid, instant, auteur)
  await oublierDestinataire(trx, email, adresseEffacee(uuid))
  for (const { derniere, ...association } of rattachements) if (derniere) await direSansGestion(trx, office, association, uuid)
}
