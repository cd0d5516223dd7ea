import { courrielFerme, courrielSansGestion } from 'domain/compte/courriels-fin-compte'
import type { JourCalendaire } from 'domain/core/jour'
import { ecrire } from '../../compte/ecrire.ts'
import { effacerCompte } from '../../compte/fermer.ts'
import type { Trx } from '../../core/database.ts'
import type { Office } from '../../core/door.ts'
import { getTribunal } from '../../core/reference/sql.ts'
import { toutDetacher } from '../../rattachements/fin/detacher.ts'
import { alerterGreffe, prevenirRattaches } from '../../rattachements/prevenir/prevenir.ts'
import { oublierBrouillonsDe } from '../../requetes/brouillon/sql.ts'

type Poste = Pick<Office, 'jobs' | 'settings' | 'now'>

interface AssociationSansGestion {
  numero: string
  nom: string
  tribunal: string
}

/** Tells the other users of an association and its court that nobody administers it, or soon nobody (`le`). */
export const direSansGestion = async (
  trx: Trx,
  office: Poste,
  { numero, nom, tribunal: id }: AssociationSansGestion,
  { compte, le = null }: { compte: string; le?: JourCalendaire | null },
): Promise<void> => {
  const { libelle } = await getTribunal(trx, id)
  const courriel = courrielSansGestion({ numero, nom, fiche: `${office.settings.baseUrl}/association/${numero}` }, le)
  const evenement = `association/${numero}/sans-gestion/${le === null ? 'compte' : 'bientot'}/${compte}`
  const avis = { evenement, courriel, tribunal: { id, libelle }, instant: office.now() }
  await prevenirRattaches(trx, office, numero, compte, avis)
  await alerterGreffe(trx, office, null, avis)
}

/** Ends an account across the capabilities, in one transaction: what it was to associations, its drafts, its person (issue 13). */
export const terminerCompte = async (
  trx: Trx,
  office: Poste,
  { uuid, email }: { uuid: string; email: string },
  { inactif }: { inactif: boolean },
): Promise<void> => {
  const instant = office.now()
  const auteur = inactif ? null : uuid
  await ecrire(trx, office, uuid, email, courrielFerme({ inactif }))
  const rattachements = await toutDetacher(trx, uuid, instant, auteur)
  await oublierBrouillonsDe(trx, uuid)
  await effacerCompte(trx, uuid, instant, auteur)
  for (const { derniere, ...association } of rattachements) if (derniere) await direSansGestion(trx, office, association, { compte: uuid })
}
