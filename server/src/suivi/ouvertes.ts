import type { DemandeAttendue } from 'contract/pieces/attendue'
import { situationDe } from 'domain/requetes/procedure/plier'
import { enBref } from 'domain/requetes/etat/en-bref'
import { peutRetirer } from 'domain/requetes/procedure/obstacles-retrait'
import { statutsPapier } from 'domain/requetes/etat/statuts-papier'
import type { Db } from '../core/database.ts'
import { demandesAttendues } from '../pieces/attendues.ts'
import { cleDesCodes } from '../pieces/code.ts'
import type { LecteurDuJour } from '../rattachements/vivant.ts'
import { journauxDe } from '../requetes/procedure/journal.ts'
import { findRequetesOuvertes } from './suivies-sql.ts'

interface Ouverte {
  /** Under examination; every attached user may know it. */
  requete: { numero: string; enBref: string } | null
  /** The demandes this reader may reply to. */
  demandes: DemandeAttendue[]
  /** The request whose signed paper statutes they must still send. */
  statuts: string | null
}

const aucune: Ouverte = { requete: null, demandes: [], statuts: null }

/** The open requests of a person's associations, by association: the pending one, and what the person must do. */
export const ouvertesParAssociation = async (db: Db, lecteur: LecteurDuJour): Promise<(numero: string) => Ouverte> => {
  const requetes = await findRequetesOuvertes(db, lecteur)
  const journaux = await journauxDe(
    db,
    requetes.map(({ numero }) => numero),
  )
  const cle = await cleDesCodes(db)
  const { aujourdhui } = lecteur
  const ouvertes = new Map<string, Ouverte>()
  for (const { association, deposant, droitDeDeposer, ...requete } of requetes) {
    const { numero, type, etat } = requete
    const situation = situationDe(
      requete,
      (journaux.get(numero) ?? []).map(({ acte }) => acte),
      aujourdhui,
    )
    const repond = peutRetirer({ deposant, depot: droitDeDeposer })
    const avant = ouvertes.get(association) ?? aucune
    ouvertes.set(association, {
      requete: etat === 'EN_COURS' ? { numero, enBref: enBref(situation, aujourdhui) } : avant.requete,
      demandes: [...avant.demandes, ...(repond ? demandesAttendues(cle, numero, situation, aujourdhui) : [])],
      statuts: repond && statutsPapier(type, situation)?.attendus ? numero : avant.statuts,
    })
  }
  return (numero) => ouvertes.get(numero) ?? aucune
}
