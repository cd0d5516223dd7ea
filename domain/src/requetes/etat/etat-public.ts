import { formatJour, formatReception } from '../../core/jour.ts'
import type { Jour } from '../../core/jour.ts'
import { askedSummary, remainingPoints } from '../actes/demande-en-mots.ts'
import { demandeEnCours, heardOn } from '../actes/demandes.ts'
import type { Etape, Situation } from '../actes/situation.ts'
import { textesRequetes } from '../textes/common.ts'
import type { EtatRequete, TypeRequete } from '../types.ts'

const publics: Record<Etape, EtatRequete> = {
  PRE_ENREGISTREE: 'EN_COURS',
  EXAMEN: 'EN_COURS',
  COMMUNIQUEE_PREFET: 'EN_COURS',
  OPPOSITION: 'EN_COURS',
  A_ORDONNER: 'EN_COURS',
  A_SIGNER: 'EN_COURS',
  ATTENTE_PIECES: 'EN_COURS',
  PIECES_RECUES: 'EN_COURS',
  PROJET_REJET: 'EN_COURS',
  OBSERVATIONS: 'EN_COURS',
  INSCRITE: 'INSCRITE',
  ATTENTE_PAIEMENT_JAL: 'INSCRITE',
  PAIEMENT_RECU: 'INSCRITE',
  AVIS_AU_JOURNAL: 'INSCRITE',
  AVIS_ENVOYE: 'INSCRITE',
  PUBLIEE: 'INSCRITE',
  REJETEE: 'REJETEE',
  RETIREE: 'REJETEE',
}

/** The public state of an inner stage (STATE-07). */
export const etatPublic = (etape: Etape): EtatRequete => publics[etape]

/** The state in words, with the mention that the declarant withdrew the request. */
export const libelleEtat = (etat: EtatRequete, retireeLe: Jour | null): string =>
  retireeLe === null ? textesRequetes.etats[etat] : `${textesRequetes.etats[etat]}, ${textesRequetes.retiree}`

/** The receipt still due, at any stage; null once it is delivered or the request decided. */
const dueRecepisse = ({ horloges }: Situation, aujourdhui: Jour): string | null => {
  const du = horloges.find(({ delai }) => delai === 'RECEPISSE')?.le
  if (du === undefined) return null
  return (aujourdhui > du ? textesRequetes.recepisseEnRetard : textesRequetes.recepisse)(formatJour(du))
}

/** Where the request stands, in one or two sentences for its declarant (STATE-14). */
export const phraseDEtat = (situation: Situation, dateReception: Date, aujourdhui: Jour): string =>
  [etapeEnPhrase(situation, dateReception), dueRecepisse(situation, aujourdhui)].filter(Boolean).join(' ')

/** The reply awaited or received from the declarant; null when there is none. */
const phraseDAttente = (situation: Situation): string | null => {
  const demande = demandeEnCours(situation)
  const tour = demande?.tours.at(-1)
  if (!demande || !tour) return null
  const { attendue, recue } = textesRequetes.demandes[demande.nature]
  const recueLe = tour.transmiseLe ?? heardOn(situation)
  return recueLe ? recue(formatJour(recueLe)) : attendue(formatJour(tour.dateRetour), askedSummary(remainingPoints(demande.points)))
}

const etapeEnPhrase = (situation: Situation, dateReception: Date): string => {
  const attente = phraseDAttente(situation)
  if (attente) return attente
  const { etape, communiqueeLe, oppositionJusquau, opposeeLe, inscriteLe, decideeLe, retrait } = situation
  if (etape === 'PRE_ENREGISTREE') return textesRequetes.arrivee(formatReception(dateReception))
  if (etape === 'COMMUNIQUEE_PREFET' && communiqueeLe && oppositionJusquau) {
    return textesRequetes.communiquee(formatJour(communiqueeLe), formatJour(oppositionJusquau))
  }
  if (etape === 'OPPOSITION' && opposeeLe) return textesRequetes.opposition(formatJour(opposeeLe))
  if (etatPublic(etape) === 'INSCRITE' && inscriteLe) return textesRequetes.associationInscrite(formatJour(inscriteLe))
  if (etape === 'REJETEE' && decideeLe) return textesRequetes.rejetee(formatJour(decideeLe))
  if (retrait) return textesRequetes.retireePar(formatJour(retrait.le), `${retrait.par.prenom} ${retrait.par.nom}`)
  return etape === 'A_ORDONNER' || etape === 'A_SIGNER' ? textesRequetes.aOrdonner : textesRequetes.examen
}

/** The sentence of a registration (STATE-14): a creation registers an association, other requests register a change. */
export const inscriptionOf = (type: TypeRequete): ((date: string) => string) =>
  type === 'CREATION' ? textesRequetes.associationInscrite : textesRequetes.changementInscrit

interface FollowedRequete {
  type: TypeRequete
  etat: EtatRequete
  datePreEnregistrement: Date
  /** Day of the decision, or null. */
  dateOrdonnancement: string | null
}

/** Where a request of any type stands, also once decided (STATE-14). */
export const phraseDeRequete = (
  { type, etat, datePreEnregistrement, dateOrdonnancement }: FollowedRequete,
  situation: Situation,
  aujourdhui: Jour,
): string => {
  if (etat === 'REJETEE' && dateOrdonnancement) return textesRequetes.rejetee(formatJour(dateOrdonnancement))
  if (etat === 'INSCRITE' && dateOrdonnancement)
    return [inscriptionOf(type)(formatJour(dateOrdonnancement)), phraseDAttente(situation)].filter(Boolean).join(' ')
  return phraseDEtat(situation, datePreEnregistrement, aujourdhui)
}
