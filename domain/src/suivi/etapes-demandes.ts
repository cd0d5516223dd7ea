import { formatJour, type Jour } from '../core/jour.ts'
import { tourEtat } from '../pieces/reponse.ts'
import { textesLettre } from '../pieces/textes/lettre.ts'
import type { Demande, Tour } from '../requetes/demandes/tribunal-demande.ts'
import { askedSummary, remainingPoints } from '../requetes/actes/demande-en-mots.ts'
import type { Situation } from '../requetes/actes/situation.ts'
import { futureEtape, enCours, type FollowedEtape, fait } from './followed-etape.ts'
import { textesEtapes as mots } from './textes/etapes.ts'

/** Until when a reply is awaited. The sentence changes once the code has expired. */
const attente = (demande: Demande, tour: Tour, aujourdhui: Jour, attendue: (date: string) => string): string => {
  const { etat, depuis } = tourEtat(demande, tour, aujourdhui)
  if (etat === 'EXPIREE' && depuis) return mots.demandes.expiree(formatJour(depuis))
  return (aujourdhui > tour.dateRetour ? mots.demandes.enRetard : attendue)(formatJour(tour.dateRetour))
}

/** A finished step has the day the court asked, as on its letter. Its sentence gives the other days. */
type FollowDemande = (nom: string, demande: Demande, tour: Tour, aujourdhui: Jour, observationsLe: Jour | null) => FollowedEtape

const pieces: FollowDemande = (nom, demande, tour, aujourdhui) => {
  const { demandee, redemandee, attendue, recue, validee, retiree, close } = mots.demandes.DEMANDE_PIECES
  const { fin, points, tours } = demande
  const [{ le: demandeLe } = tour] = tours
  if (fin?.comment === 'VALIDEE') return fait(nom, demandeLe, validee(formatJour(tour.transmiseLe ?? fin.le), formatJour(fin.le)))
  if (fin) return fait(nom, demandeLe, (fin.comment === 'RETIREE' ? retiree : close)(formatJour(fin.le)))
  if (tour.transmiseLe) return enCours(nom, recue(formatJour(tour.transmiseLe)))
  const dite = (tours.length > 1 ? redemandee : demandee)(formatJour(tour.le), askedSummary(remainingPoints(points)))
  return enCours(nom, `${dite} ${attente(demande, tour, aujourdhui, attendue)}`)
}

/** With or without observations by its day, the court may decide. It still reads late observations until then. */
const rejet: FollowDemande = (nom, demande, tour, aujourdhui, observationsLe) => {
  const { demandee, dite, attendue, entendues, sansObservation, retiree } = mots.demandes.PROJET_REJET
  const { fin } = demande
  const source = mots.sources.projetRejet
  if (fin?.comment === 'RETIREE') return fait(nom, tour.le, retiree(formatJour(fin.le)))
  const recuesLe = tour.transmiseLe ?? observationsLe
  if (recuesLe) return fait(nom, tour.le, `${dite} ${entendues(formatJour(recuesLe))}`, source)
  if (fin) return fait(nom, tour.le, `${dite} ${sansObservation(formatJour(tour.dateRetour))}`, source)
  return enCours(nom, `${demandee(formatJour(tour.le))} ${attente(demande, tour, aujourdhui, attendue)}`, source)
}

const selonNature = { DEMANDE_PIECES: pieces, PROJET_REJET: rejet }

/** The demandes the court made before its decision and whose day satisfies `choisie`: one step each, under the name of its letter. */
export const followedDemandes = (
  { demandes, observationsLe }: Situation,
  aujourdhui: Jour,
  choisie: (le: Jour) => boolean,
): FollowedEtape[] =>
  demandes.flatMap((demande) => {
    const { nature, numero, tours } = demande
    const [premier, tour] = [tours[0], tours.at(-1)]
    if (nature === 'AVIS_FINS_PAIEMENT' || !premier || !tour || !choisie(premier.le)) return []
    return [selonNature[nature](textesLettre[nature].titre(numero), demande, tour, aujourdhui, observationsLe)]
  })

/** The publication of a creation: payment asked, received, validated, then the notice sent, then published (CPC annex art. 30-9, 30-10). */
export const followedPublication = ({ demandes, horloges, avisEnvoye, publiee }: Situation, aujourdhui: Jour): FollowedEtape => {
  const { demandee, attendue, recue, validee, avis, avisEnRetard, envoye, publiee: parue } = mots.paiement
  const nom = mots.noms.PUBLICATION
  if (avisEnvoye && publiee) return fait(nom, publiee.le, parue(avisEnvoye.journal, publiee.parution), mots.sources.paiement)
  if (avisEnvoye) return enCours(nom, envoye(avisEnvoye.journal, formatJour(avisEnvoye.le)), mots.sources.paiement)
  const demande = demandes.findLast(({ nature }) => nature === 'AVIS_FINS_PAIEMENT')
  const tour = demande?.tours.at(-1)
  if (!demande || !tour || demande.fin?.comment === 'RETIREE') return futureEtape(nom, mots.publication, mots.sources.publication)
  const source = mots.sources.paiement
  const envoi = horloges.find(({ delai }) => delai === 'AVIS_AU_JOURNAL')
  if (demande.fin && envoi) {
    const au = (aujourdhui > envoi.le ? avisEnRetard : avis)(formatJour(envoi.le))
    return enCours(nom, `${validee(formatJour(demande.fin.le))} ${au}`, envoi.source)
  }
  if (tour.transmiseLe) return enCours(nom, recue(formatJour(tour.transmiseLe)), source)
  return enCours(nom, `${demandee(formatJour(tour.le))} ${attente(demande, tour, aujourdhui, attendue)}`, source)
}
