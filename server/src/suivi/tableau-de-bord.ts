import type { RequeteTableauDeBord } from 'contract/suivi/requetes'
import { jourDeParis } from 'domain/core/jour'
import { situationDe } from 'domain/requetes/actes/plier'
import { declarantDe } from 'domain/requetes/lire-depot'
import { enBref } from 'domain/requetes/en-bref'
import type { Db } from '../core/database.ts'
import { cleDesCodes } from '../pieces/code.ts'
import type { Personne } from '../core/personne.ts'
import { journauxDe } from '../requetes/procedure/journal.ts'
import { documentsDesRequetes } from '../requetes/recepisse/sql.ts'
import { ouElleEnEst } from './ou-elle-en-est.ts'
import { findRequetesDe } from './sql.ts'

/** What a user follows: their requests in progress, then the last decided ones, each with its sentence (SRV-09, REQ-03, REQ-04, STATE-14). */
export const tableauDeBord = async (db: Db, lecteur: Personne, instant: Date): Promise<RequeteTableauDeBord[]> => {
  const requetes = [...(await findRequetesDe(db, lecteur, false)), ...(await findRequetesDe(db, lecteur, true))]
  const journaux = await journauxDe(
    db,
    requetes.map(({ numero }) => numero),
  )
  const documents = Map.groupBy(
    await documentsDesRequetes(
      db,
      requetes.map(({ numero }) => numero),
    ),
    ({ requete }) => requete,
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
      documents: documents.get(requete.numero) ?? [],
      ...ouElleEnEst({ ...requete, datePreEnregistrement, deposant, droitDeDeposer }, situation, aujourdhui, cle),
      enBref: requete.etat === 'EN_COURS' ? enBref(situation, aujourdhui) : null,
    }
  })
}
