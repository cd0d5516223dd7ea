import type { Answered } from 'contract/core/call'
import type { getDepot as getDepotCall } from 'contract/suivi/depot'
import { jourDeParis } from 'domain/core/jour'
import { situationDe } from 'domain/requetes/procedure/fold'
import { readableDepot } from 'domain/requetes/depot/readable-depot'
import { readDepot } from 'domain/requetes/depot/read-depot'
import { answer } from '../association/answer.ts'
import { isOfTribunal } from '../compte/ressort.ts'
import type { Db } from '../core/database.ts'
import type { Personne } from '../core/personne.ts'
import { getTribunal } from '../core/reference/sql.ts'
import { notFound } from '../core/server-errors.ts'
import { cleDesCodes } from '../pieces/code.ts'
import { journalDe } from '../requetes/procedure/journal.ts'
import { annexesDe } from '../requetes/procedure/sql.ts'
import { whereItStands } from './where-it-stands.ts'
import { findDepot } from './sql.ts'

/** A filing, for readers who may read it again (DEPOT-06); 404 for others. */
export const getDepot = async (db: Db, lecteur: Personne, numero: string, instant: Date): Promise<Answered<typeof getDepotCall>> => {
  const found = await findDepot(db, lecteur, numero)
  if (!found) throw notFound()
  const { depot, siege, base, association, datePreEnregistrement, dateOrdonnancement, deposant, droitDeDeposer, ...requete } = found
  const lu = readDepot({ depot, siege })
  // The declarant reads everything they typed. Any other reader is either of the court or attached to the association.
  const reader = isOfTribunal(lecteur, requete.tribunal) ? 'tribunal' : 'rattache'
  const { commentaire, documents: _, ...declare } = deposant ? lu : readableDepot(lu, reader)
  const aujourdhui = jourDeParis(instant)
  const cle = await cleDesCodes(db)
  const actes = (await journalDe(db, numero)).map(({ acte }) => acte)
  const situation = situationDe({ ...requete, base }, actes, aujourdhui)
  const { id, libelle } = await getTribunal(db, requete.tribunal)
  return {
    ...(await answer(db, declare)),
    ...requete,
    ...whereItStands({ ...requete, base, datePreEnregistrement, dateOrdonnancement, deposant, droitDeDeposer }, situation, aujourdhui, cle),
    tribunal: { id, libelle },
    datePreEnregistrement: datePreEnregistrement.toISOString(),
    numeroAssociation: association,
    observation: commentaire,
    documents: (await annexesDe(db, numero)).map((annexe) => ({
      ...annexe,
      lien: `/api/depot/${numero}/document/${annexe.rang}/${encodeURIComponent(annexe.nom)}`,
    })),
  }
}
