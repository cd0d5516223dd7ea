import { formatJour, type Jour } from '../core/jour.ts'
import type { Situation } from '../requetes/actes/situation.ts'
import { goesToPrefet } from '../requetes/demarches/demarches.ts'
import { decisionRecours, recoursEnMots } from '../requetes/actes/delai-de-recours.ts'
import type { Delai } from '../requetes/delais/delais.ts'
import type { Objet } from '../requetes/objet.ts'
import { statutsPapier } from '../requetes/etat/statuts-papier.ts'
import { textesRecours } from '../requetes/textes/recours.ts'
import { textesRequetes } from '../requetes/textes/common.ts'
import { textesStatutsPapier } from '../requetes/textes/statuts-papier.ts'
import type { EtatRequete } from '../requetes/types.ts'
import { futureEtape, enCours, type FollowedEtape, fait } from './followed-etape.ts'
import { followedDemandes, followedPublication } from './etapes-demandes.ts'
import { textesEtapes as mots } from './textes/etapes.ts'

interface FollowedRequete extends Objet {
  etat: EtatRequete
  /** Day of the decision; null before it. */
  dateOrdonnancement: Jour | null
}

type Step = (requete: FollowedRequete, situation: Situation, aujourdhui: Jour) => FollowedEtape | null
type Steps = (...lu: Parameters<Step>) => FollowedEtape[]

const { noms } = mots
const horlogeDe = ({ horloges }: Situation, cherche: Delai) => horloges.find(({ delai }) => delai === cherche)

const depot: Step = (_, { deposeeLe }) => fait(noms.DEPOT, deposeeLe, mots.depot)

const recepisse: Step = ({ etat }, situation, aujourdhui) => {
  if (situation.recepisseLe) return fait(noms.RECEPISSE, situation.recepisseLe, mots.recepisse.fait)
  const horloge = horlogeDe(situation, 'RECEPISSE')
  if (etat !== 'EN_COURS' || !horloge) return null
  const phrase = aujourdhui > horloge.le ? textesRequetes.recepisseEnRetard : textesRequetes.recepisse
  return enCours(noms.RECEPISSE, phrase(formatJour(horloge.le)), horloge.source)
}

const statuts: Step = ({ type }, situation) => {
  const papier = statutsPapier(type, situation)
  if (!papier) return null
  const phrase = mots.statuts(papier.ou)
  if (papier.attendus) return enCours(textesStatutsPapier.nom, phrase)
  return fait(textesStatutsPapier.nom, situation.statutsRenvoyesLe ?? situation.statutsRecusLe, phrase)
}

/** Finished once the request is communicated to the prefect, ready for its decision, or decided. */
const examen: Step = (requete, situation, aujourdhui) => {
  const { communiqueeLe, enCharge, etape } = situation
  if (communiqueeLe || etape === 'A_ORDONNER' || etape === 'A_SIGNER') return fait(noms.EXAMEN, communiqueeLe, mots.examen.fait)
  if (requete.dateOrdonnancement) return fait(noms.EXAMEN, requete.dateOrdonnancement, mots.examen.fait)
  if (requete.etat !== 'EN_COURS') return null
  const horloge = horlogeDe(situation, 'EXAMEN')
  const delai = horloge && (aujourdhui > horloge.le ? mots.examen.enRetard : mots.examen.auPlusTard)(formatJour(horloge.le))
  const dire = etape === 'PRE_ENREGISTREE' && !enCharge ? futureEtape : enCours
  const phrase = dire === futureEtape ? mots.examen.aVenir : mots.examen.enCours
  return dire(noms.EXAMEN, [phrase, delai].filter(Boolean).join(' '), horloge?.source ?? null)
}

const prefet: Step = (requete, situation, aujourdhui) => {
  if (!goesToPrefet(requete)) return null
  const { communiqueeLe, oppositionJusquau, opposeeLe, leveeLe, reponseLe } = situation
  const { aVenir: attendu, enCours: ouvert, pasDOpposition, silence, opposition, levee } = mots.prefet
  if (!communiqueeLe || !oppositionJusquau) {
    return requete.etat === 'EN_COURS' ? futureEtape(noms.PREFET, attendu, mots.sources.prefet) : null
  }
  if (opposeeLe && leveeLe) return fait(noms.PREFET, leveeLe, levee(formatJour(opposeeLe)))
  if (opposeeLe) return fait(noms.PREFET, opposeeLe, opposition)
  if (reponseLe) return fait(noms.PREFET, reponseLe, pasDOpposition)
  const { source = mots.sources.prefet } = horlogeDe(situation, 'OPPOSITION_PREFET') ?? {}
  const fin = formatJour(oppositionJusquau)
  if (aujourdhui > oppositionJusquau) return fait(noms.PREFET, null, silence(fin), source)
  return requete.etat === 'EN_COURS' ? enCours(noms.PREFET, ouvert(fin), source) : null
}

const decision: Step = ({ etat, dateOrdonnancement }, { etape, retrait }) => {
  if (retrait) return fait(noms.RETRAIT, retrait.le, mots.retrait(`${retrait.par.prenom} ${retrait.par.nom}`))
  if (etat === 'INSCRITE') return fait(noms.DECISION, dateOrdonnancement, mots.decision.inscrite)
  if (etat === 'REJETEE') return fait(noms.DECISION, dateOrdonnancement, mots.decision.rejetee)
  return etape === 'A_ORDONNER' || etape === 'A_SIGNER'
    ? enCours(noms.DECISION, mots.decision.enCours)
    : futureEtape(noms.DECISION, mots.decision.aVenir)
}

/** The delay of a « pourvoi immédiat » runs from the notification. It is the only appeal with a delay. */
const recours: Step = (requete, situation, aujourdhui) => {
  const dit = recoursEnMots(decisionRecours(requete, situation), situation.notifiee, aujourdhui)
  if (dit === null) return null
  return dit.ouvert ? enCours(textesRecours.etape, dit.phrase, dit.source) : fait(textesRecours.etape, null, dit.phrase, dit.source)
}

/** The demandes made before, or since, the request was communicated to the prefect. */
const demandes =
  (quand: 'AVANT_LE_PREFET' | 'DEPUIS'): Steps =>
  (_, situation, aujourdhui) =>
    followedDemandes(
      situation,
      aujourdhui,
      (le) => (situation.communiqueeLe !== null && le >= situation.communiqueeLe ? 'DEPUIS' : 'AVANT_LE_PREFET') === quand,
    )

/** The court publishes creations only. */
const publication: Step = ({ type, etat }, situation, aujourdhui) =>
  type === 'CREATION' && etat !== 'REJETEE' ? followedPublication(situation, aujourdhui) : null

const chemin: readonly (Step | Steps)[] = [
  depot,
  recepisse,
  statuts,
  examen,
  demandes('AVANT_LE_PREFET'),
  prefet,
  demandes('DEPUIS'),
  decision,
  recours,
  publication,
]

/** The steps of a request in order, including those still to come, for its kind of filing. */
export const etapesDeRequete = (requete: FollowedRequete, situation: Situation, aujourdhui: Jour): FollowedEtape[] =>
  chemin.flatMap((pas) => pas(requete, situation, aujourdhui) ?? [])
