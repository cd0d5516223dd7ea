import type { AwaitedDemande } from 'contract/pieces/awaited'
import { situationDe } from 'domain/requetes/procedure/fold'
import { inBrief } from 'domain/requetes/etat/in-brief'
import { canWithdraw } from 'domain/requetes/procedure/obstacles-retrait'
import { statutsPapier } from 'domain/requetes/etat/statuts-papier'
import type { Db } from '../core/database.ts'
import { awaitedDemandes } from '../pieces/awaited.ts'
import { cleDesCodes } from '../pieces/code.ts'
import type { DatedLecteur } from '../rattachements/living.ts'
import { journauxDe } from '../requetes/procedure/journal.ts'
import { findPendingRequetes } from './followed-sql.ts'

interface PendingRequetes {
  /** Under examination; every attached user may know it. */
  requete: { numero: string; enBref: string } | null
  /** The demandes this reader may reply to. */
  demandes: AwaitedDemande[]
  /** The request whose signed paper statutes they must still send. */
  statuts: string | null
}

const aucune: PendingRequetes = { requete: null, demandes: [], statuts: null }

/** The open requests of a person's associations, by association: the pending one, and what the person must do. */
export const pendingByAssociation = async (db: Db, lecteur: DatedLecteur): Promise<(numero: string) => PendingRequetes> => {
  const requetes = await findPendingRequetes(db, lecteur)
  const journaux = await journauxDe(
    db,
    requetes.map(({ numero }) => numero),
  )
  const cle = await cleDesCodes(db)
  const { aujourdhui } = lecteur
  const ouvertes = new Map<string, PendingRequetes>()
  for (const { association, deposant, droitDeDeposer, ...requete } of requetes) {
    const { numero, type, etat } = requete
    const situation = situationDe(
      requete,
      (journaux.get(numero) ?? []).map(({ acte }) => acte),
      aujourdhui,
    )
    const repond = canWithdraw({ deposant, depot: droitDeDeposer })
    const avant = ouvertes.get(association) ?? aucune
    ouvertes.set(association, {
      requete: etat === 'EN_COURS' ? { numero, enBref: inBrief(situation, aujourdhui) } : avant.requete,
      demandes: [...avant.demandes, ...(repond ? awaitedDemandes(cle, numero, situation, aujourdhui) : [])],
      statuts: repond && statutsPapier(type, situation)?.attendus ? numero : avant.statuts,
    })
  }
  return (numero) => ouvertes.get(numero) ?? aucune
}
