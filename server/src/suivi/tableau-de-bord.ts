import type { RequeteTableauDeBord } from 'contract/suivi/requetes'
import { jourDeParis } from 'domain/core/jour'
import { situationDe } from 'domain/requetes/procedure/fold'
import { declarantDe } from 'domain/requetes/depot/read-depot'
import { inBrief } from 'domain/requetes/etat/in-brief'
import type { Db } from '../core/database.ts'
import { cleDesCodes } from '../pieces/code.ts'
import type { Personne } from '../core/personne.ts'
import { journauxDe } from '../requetes/procedure/journal.ts'
import { newDocumentsByRequete } from './documents.ts'
import { whereItStands } from './where-it-stands.ts'
import { findRequetesEnCours, findEndedRequetes, endedNumeros } from './followed-sql.ts'

/**
 * The requests a user follows: the pending ones, then the last ended ones and any older one with unread documents. Each has its sentence
 * (SRV-09, REQ-03, REQ-04, HOME-04, STATE-14).
 */
export const tableauDeBord = async (db: Db, lecteur: Personne, instant: Date): Promise<RequeteTableauDeBord[]> => {
  const enCours = await findRequetesEnCours(db, lecteur)
  const terminees = await endedNumeros(db, lecteur)
  const nouveaux = await newDocumentsByRequete(db, lecteur, [...enCours.map(({ numero }) => numero), ...terminees])
  const avecNouveaux = terminees.filter((numero) => nouveaux(numero) > 0)
  const requetes = [...enCours, ...(await findEndedRequetes(db, lecteur, avecNouveaux))]
  const journaux = await journauxDe(
    db,
    requetes.map(({ numero }) => numero),
  )
  const aujourdhui = jourDeParis(instant)
  const cle = await cleDesCodes(db)
  return requetes.map(({ datePreEnregistrement, depot, siege, deposant, droitDeDeposer, ...requete }) => {
    const actes = (journaux.get(requete.numero) ?? []).map(({ acte }) => acte)
    const situation = situationDe(requete, actes, aujourdhui)
    return {
      ...requete,
      declarant: declarantDe({ depot, siege }),
      datePreEnregistrement: datePreEnregistrement.toISOString(),
      nouveauxDocuments: nouveaux(requete.numero),
      ...whereItStands({ ...requete, datePreEnregistrement, deposant, droitDeDeposer }, situation, aujourdhui, cle),
      enBref: requete.etat === 'EN_COURS' ? inBrief(situation, aujourdhui) : null,
    }
  })
}
