import { jourDeParis } from 'domain/core/jour'
import { textesRefus } from 'domain/core/textes/refus'
import { courrielReponse } from 'domain/pieces/courriels'
import { obstaclesReponse } from 'domain/pieces/reponse'
import { textesReponse } from 'domain/pieces/textes/reponse'
import type { Acte } from 'domain/requetes/actes/actes'
import type { Trx } from '../core/database.ts'
import type { Office } from '../core/door.ts'
import type { Personne } from '../core/personne.ts'
import { getTribunal } from '../core/reference/sql.ts'
import { precondition, Refusal } from '../core/refusal.ts'
import { warn } from '../requetes/notify.ts'
import { addActe } from '../requetes/procedure/add.ts'
import { lockRequete } from '../requetes/procedure/sql.ts'
import { canReply, transmissionDe } from './read.ts'
import { type Adresse, requireAwaited, readTour, reponseA, type TourRead } from './open.ts'
import { notifyGreffe } from './notify-greffe.ts'
import { markForwarded, piecesDe } from './sql.ts'
import { pageDeRequete } from '../requetes/page-de-requete.ts'

/**
 * Transmits a reply once, with the files it holds at that instant. The request's row is locked, so that a simultaneous act of the court or
 * the declarant comes entirely before or after it (SRV-32). The same reply sent again by the same person succeeds again.
 */
export const forward = (office: Office, adresse: Adresse, qui: Personne | null, observation: string | null) =>
  office.db.transaction().execute(async (trx) => {
    await lockRequete(trx, adresse.requete)
    const lu = await readTour(trx, adresse, office.now())
    if (!lu) throw new Refusal(404, textesReponse.aucune)
    if (qui && !(await canReply(trx, qui, lu.requete.numero))) throw new Refusal(403, textesReponse.sansDroit)
    const deja = reponseA(lu)
    if (deja && deja.compte === (qui?.uuid ?? null) && deja.texte === observation) return transmissionDe(deja)
    await requireAwaited(trx, lu)
    return save(trx, office, lu, { qui, observation })
  })

const save = async (trx: Trx, office: Office, lu: TourRead, { qui, observation }: { qui: Personne | null; observation: string | null }) => {
  const { requete, journal, envoi, instant } = lu
  const pieces = await piecesDe(trx, envoi)
  const raisons = obstaclesReponse({ pieces: pieces.length, observation })
  if (raisons.length) throw precondition(textesRefus.etat, raisons)
  const acte: Acte = {
    type: 'REPONSE',
    le: jourDeParis(instant),
    demande: envoi.numero,
    tour: envoi.tour,
    pieces: pieces.map(({ uuid, index, sha256 }) => ({ uuid, point: index, sha256 })),
  }
  await addActe(trx, { requete, journal, instant }, acte, { auteur: qui?.uuid ?? null, texte: observation })
  await markForwarded(trx, envoi, instant)
  const { libelle } = await getTribunal(trx, requete.tribunal)
  const reply = { documents: pieces.length, observation: observation !== null }
  const courriel = courrielReponse({
    numero: requete.numero,
    denomination: requete.denomination,
    instant,
    ...reply,
    lien: pageDeRequete(office.settings, requete.numero),
  })
  await warn(trx, office, { requete, instant }, { quoi: `reponse/${envoi.numero}/${envoi.tour}`, tribunal: libelle, courriel })
  await notifyGreffe(trx, office, lu, reply)
  return { transmiseLe: instant.toISOString(), ...reply }
}
