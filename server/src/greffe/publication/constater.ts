import { mentionsDe } from 'domain/association/mentions'
import type { JourCalendaire } from 'domain/core/jour'
import { textesRefus } from 'domain/core/textes/refus'
import type { Acte } from 'domain/requetes/actes/actes'
import { verifierParution } from 'domain/requetes/etat/parution'
import { prendre } from '../../association/agir.ts'
import { porterEnMain } from '../association/mentions.ts'
import type { Trx } from '../../core/database.ts'
import type { Office } from '../../core/door.ts'
import { invalid } from '../../core/refusal.ts'
import type { ActeDit } from '../../requetes/procedure/acte-dit.ts'
import { type Dossier, enregistrerActeDuGreffe } from '../../requetes/procedure/dossier.ts'

/** Locks the association registered by a request. Returns it with the day of publication that the register says. */
export const prendreLaPubliee = async (trx: Trx, { requete: { association, numero }, agent, instant }: Dossier) => {
  if (association === null) throw new Error(`${numero} has entered nothing to publish`)
  const enMain = await prendre(trx, { agent, numero: association, now: instant })
  const mentions = mentionsDe(enMain.contenu)
  const ecrire = (dateInscriptionJAL: JourCalendaire | null, motif: string | null) =>
    porterEnMain(trx, enMain, {
      mentions: { ...mentions, dateInscriptionJAL },
      motif,
      acte: dateInscriptionJAL === null ? 'MENTIONS' : 'PUBLICATION',
    })
  return { dite: mentions.dateInscriptionJAL, ecrire }
}

/** Records the publication and its day in the register, in one transaction: the clerk types it once (docs/decisions/0098). */
export const constaterPublication = ({ db }: Office, dossier: Dossier, { fait }: ActeDit<'CONSTAT_PUBLICATION'>): Promise<Acte> =>
  db.transaction().execute(async (trx) => {
    const { dite, ecrire } = await prendreLaPubliee(trx, dossier)
    const erreurs = verifierParution(fait.le, dite)
    if (erreurs.length) throw invalid(textesRefus.saisieInvalide, erreurs)
    const acte: Acte = { ...fait, mention: dite === null }
    await enregistrerActeDuGreffe(trx, dossier, acte)
    await ecrire(fait.le, null)
    return acte
  })
