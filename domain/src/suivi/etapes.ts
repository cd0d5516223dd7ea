import { formaterJour, type JourCalendaire } from '../core/jour.ts'
import type { Situation } from '../requetes/actes/situation.ts'
import { vaAuPrefet } from '../requetes/demarches/demarches.ts'
import { recoursDeLaDecision, recoursEnMots } from '../requetes/actes/delai-de-recours.ts'
import type { Delai } from '../requetes/delais/delais.ts'
import type { Objet } from '../requetes/objet.ts'
import { statutsPapier } from '../requetes/etat/statuts-papier.ts'
import { textesRecours } from '../requetes/textes/recours.ts'
import { textesRequetes } from '../requetes/textes/common.ts'
import { textesStatutsPapier } from '../requetes/textes/statuts-papier.ts'
import type { EtatRequete } from '../requetes/types.ts'
import { aVenir, enCours, type EtapeSuivie, fait } from './etape-suivie.ts'
import { demandesSuivies, publicationSuivie } from './etapes-demandes.ts'
import { textesEtapes as mots } from './textes/etapes.ts'

interface RequeteSuivie extends Objet {
  etat: EtatRequete
  /** Day of the decision; null before it. */
  dateOrdonnancement: JourCalendaire | null
}

type Pas = (requete: RequeteSuivie, situation: Situation, aujourdhui: JourCalendaire) => EtapeSuivie | null
type PlusieursPas = (...lu: Parameters<Pas>) => EtapeSuivie[]

const { noms } = mots
const horlogeDe = ({ horloges }: Situation, cherche: Delai) => horloges.find(({ delai }) => delai === cherche)

const depot: Pas = (_, { deposeeLe }) => fait(noms.DEPOT, deposeeLe, mots.depot)

const recepisse: Pas = ({ etat }, situation, aujourdhui) => {
  if (situation.recepisseLe) return fait(noms.RECEPISSE, situation.recepisseLe, mots.recepisse.fait)
  const horloge = horlogeDe(situation, 'RECEPISSE')
  if (etat !== 'EN_COURS' || !horloge) return null
  const phrase = aujourdhui > horloge.le ? textesRequetes.recepisseEnRetard : textesRequetes.recepisse
  return enCours(noms.RECEPISSE, phrase(formaterJour(horloge.le)), horloge.source)
}

const statuts: Pas = ({ type }, situation) => {
  const papier = statutsPapier(type, situation)
  if (!papier) return null
  const phrase = mots.statuts(papier.ou)
  if (papier.attendus) return enCours(textesStatutsPapier.nom, phrase)
  return fait(textesStatutsPapier.nom, situation.statutsRenvoyesLe ?? situation.statutsRecusLe, phrase)
}

/** Finished once the request is communicated to the prefect, ready for its decision, or decided. */
const examen: Pas = (requete, situation, aujourdhui) => {
  const { communiqueeLe, enCharge, etape } = situation
  if (communiqueeLe || etape === 'A_ORDONNER' || etape === 'A_SIGNER') return fait(noms.EXAMEN, communiqueeLe, mots.examen.fait)
  if (requete.dateOrdonnancement) return fait(noms.EXAMEN, requete.dateOrdonnancement, mots.examen.fait)
  if (requete.etat !== 'EN_COURS') return null
  const horloge = horlogeDe(situation, 'EXAMEN')
  const delai = horloge && (aujourdhui > horloge.le ? mots.examen.enRetard : mots.examen.auPlusTard)(formaterJour(horloge.le))
  const dire = etape === 'PRE_ENREGISTREE' && !enCharge ? aVenir : enCours
  const phrase = dire === aVenir ? mots.examen.aVenir : mots.examen.enCours
  return dire(noms.EXAMEN, [phrase, delai].filter(Boolean).join(' '), horloge?.source ?? null)
}

const prefet: Pas = (requete, situation, aujourdhui) => {
  if (!vaAuPrefet(requete)) return null
  const { communiqueeLe, oppositionJusquau, opposeeLe, leveeLe, reponseLe } = situation
  const { aVenir: attendu, enCours: ouvert, pasDOpposition, silence, opposition, levee } = mots.prefet
  if (!communiqueeLe || !oppositionJusquau) {
    return requete.etat === 'EN_COURS' ? aVenir(noms.PREFET, attendu, mots.sources.prefet) : null
  }
  if (opposeeLe && leveeLe) return fait(noms.PREFET, leveeLe, levee(formaterJour(opposeeLe)))
  if (opposeeLe) return fait(noms.PREFET, opposeeLe, opposition)
  if (reponseLe) return fait(noms.PREFET, reponseLe, pasDOpposition)
  const { source = mots.sources.prefet } = horlogeDe(situation, 'OPPOSITION_PREFET') ?? {}
  const fin = formaterJour(oppositionJusquau)
  if (aujourdhui > oppositionJusquau) return fait(noms.PREFET, null, silence(fin), source)
  return requete.etat === 'EN_COURS' ? enCours(noms.PREFET, ouvert(fin), source) : null
}

const decision: Pas = ({ etat, dateOrdonnancement }, { etape, retrait }) => {
  if (retrait) return fait(noms.RETRAIT, retrait.le, mots.retrait(`${retrait.par.prenom} ${retrait.par.nom}`))
  if (etat === 'INSCRITE') return fait(noms.DECISION, dateOrdonnancement, mots.decision.inscrite)
  if (etat === 'REJETEE') return fait(noms.DECISION, dateOrdonnancement, mots.decision.rejetee)
  return etape === 'A_ORDONNER' || etape === 'A_SIGNER'
    ? enCours(noms.DECISION, mots.decision.enCours)
    : aVenir(noms.DECISION, mots.decision.aVenir)
}

/** The delay of a « pourvoi immédiat » runs from the notification. It is the only appeal with a delay. */
const recours: Pas = (requete, situation, aujourdhui) => {
  const dit = recoursEnMots(recoursDeLaDecision(requete, situation), situation.notifiee, aujourdhui)
  if (dit === null) return null
  return dit.ouvert ? enCours(textesRecours.etape, dit.phrase, dit.source) : fait(textesRecours.etape, null, dit.phrase, dit.source)
}

/** The demandes made before, or since, the request was communicated to the prefect. */
const demandes =
  (quand: 'AVANT_LE_PREFET' | 'DEPUIS'): PlusieursPas =>
  (_, situation, aujourdhui) =>
    demandesSuivies(
      situation,
      aujourdhui,
      (le) => (situation.communiqueeLe !== null && le >= situation.communiqueeLe ? 'DEPUIS' : 'AVANT_LE_PREFET') === quand,
    )

/** The court publishes creations only. */
const publication: Pas = ({ type, etat }, situation, aujourdhui) =>
  type === 'CREATION' && etat !== 'REJETEE' ? publicationSuivie(situation, aujourdhui) : null

const chemin: readonly (Pas | PlusieursPas)[] = [
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
export const etapesDeRequete = (requete: RequeteSuivie, situation: Situation, aujourdhui: JourCalendaire): EtapeSuivie[] =>
  chemin.flatMap((pas) => pas(requete, situation, aujourdhui) ?? [])
