import { jourDeParis } from 'domain/core/jour'
import type { Acte } from 'domain/requetes/actes/actes'
import { leftEtapes } from 'domain/requetes/procedure/left-etapes'
import { situationDe } from 'domain/requetes/procedure/fold'
import { recordActe } from '../../core/actes.ts'
import type { Trx } from '../../core/database.ts'
import type { Ligne } from './journal.ts'
import { advance, type RessortRequete } from './sql.ts'

interface EnMain {
  requete: RessortRequete
  journal: readonly Ligne[]
  instant: Date
}

/**
 * Writes the act of a declarant on a request that the caller has locked and read in this transaction. `auteur` is null without account;
 * `texte` can be erased later.
 */
export const addActe = async (
  trx: Trx,
  { requete, journal, instant }: EnMain,
  acte: Acte,
  { auteur, texte = null }: { auteur: string | null; texte?: string | null },
): Promise<void> => {
  const { numero, version, association } = requete
  const actes = [...journal.map((ligne) => ligne.acte), acte]
  const situation = situationDe(requete, actes, jourDeParis(instant))
  const quittees = leftEtapes(requete, actes)
  if (!(await advance(trx, numero, version, { situation, quittees, association }))) throw new Error(`${numero} moved while it was in hand`)
  const ligne = { sujet: 'requete', sujetId: numero, type: acte.type, instant, auteur, contenu: acte } as const
  await recordActe(trx, texte === null ? ligne : { ...ligne, texte })
}
