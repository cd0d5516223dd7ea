import type { Answered } from 'contract/core/call'
import { queues } from 'contract/greffe/queue'
import { delaisMesures, type getStatistiques } from 'contract/greffe/statistiques'
import type { Jour } from 'domain/core/jour'
import { textesRefus } from 'domain/core/textes/refus'
import { etapes } from 'domain/requetes/actes/situation'
import { etatPublic } from 'domain/requetes/etat/etat-public'
import { filedTypes } from 'domain/requetes/types'
import { erreursPeriode, type Periode } from 'domain/suivi/periode'
import type { Db } from '../../core/database.ts'
import { invalid } from '../../core/refusal.ts'
import { countDecisions, countDepots, measureDelai, measureEtapes, measureQueues, type Portee } from './sql.ts'

/** The statistics of some courts over a period: filings, decisions, delays, age of the queues. One row each, zeros included. */
export const statistiques = async (
  db: Db,
  ressort: Portee,
  periode: Periode,
  aujourdhui: Jour,
): Promise<Answered<typeof getStatistiques>> => {
  const erreurs = erreursPeriode(periode)
  if (erreurs.length > 0) throw invalid(textesRefus.saisieInvalide, erreurs)
  const depots = await countDepots(db, ressort, periode)
  const decisions = await countDecisions(db, ressort, periode)
  const ages = await measureQueues(db, ressort, aujourdhui)
  const sejours = await measureEtapes(db, ressort, periode, aujourdhui)
  const delais = []
  for (const delai of delaisMesures) delais.push({ delai, ...(await measureDelai(db, ressort, periode, delai)) })
  return {
    depots: filedTypes.map((type) => ({ type, teleservice: 0, papier: 0, ...depots.find((each) => each.type === type) })),
    decisions: filedTypes.map((type) => ({
      type,
      inscrites: 0,
      rejetees: 0,
      retirees: 0,
      ...decisions.find((each) => each.type === type),
    })),
    delais,
    etapes: etapes
      .map((etape) => ({ etape, nombre: 0, mediane: null, neufDixiemes: null, ...sejours.find((each) => each.etape === etape) }))
      // A stage after the decision has a row only once a request left it.
      .filter(({ etape, nombre }) => nombre > 0 || etatPublic(etape) === 'EN_COURS'),
    files: queues.map((file) => ({
      file,
      nombre: 0,
      enRetard: 0,
      mediane: null,
      plusAncienne: null,
      ...ages.find((each) => each.file === file),
    })),
  }
}
