import type { ActeALettre } from 'contract/greffe/demandes'
import { enTexte } from 'domain/requetes/actes/projet-rejet'
import { askedName } from 'domain/requetes/actes/demande-en-mots'
import { demandeEnCours } from 'domain/requetes/actes/demandes'
import type { TypeDemande } from 'domain/requetes/demandes/tribunal-demande'
import type { NatureDemande } from 'domain/requetes/demandes/natures-demande'
import type { SaisieOf, FaitDe } from 'domain/requetes/actes/actes'
import type { Situation } from 'domain/requetes/actes/situation'

/** Text written to the declarant: the lines of the letter, and the text of the reply page on each point. */
export interface Redaction {
  nature: NatureDemande
  /** Rank of the demande in its request, and of the round in its demande, both from 1. */
  numero: number
  tour: number
  /** One per point: the text of the reply page. */
  precisions: readonly (string | null)[]
  /** Types that this letter asks for; null for a « Demande de précisions ». Empty for a project of rejection. */
  points: readonly TypeDemande[]
  /** Lines of the letter, one per point: the thing asked for (or the article, for a project of rejection), and the clerk's text on it. */
  lignes: readonly (readonly [string, string])[]
  observation: string | null
  dateRetour: string
}

type WrittenActe = { [T in ActeALettre]: { type: T; fait: FaitDe<T>; dit: SaisieOf<T> } }[ActeALettre]

const nextDemande = ({ demandes }: Pick<Situation, 'demandes'>) => ({ numero: demandes.length + 1, tour: 1 })

/** Builds the text that an act sends to the declarant from the clerk's input. */
export const compose = ({ type, fait, dit }: WrittenActe, situation: Situation): Redaction => {
  const { dateRetour } = fait
  switch (type) {
    case 'DEMANDE': {
      const { points, observation } = dit
      const precisions = points.map((point) => point.precisions)
      const lignes = points.map((point) => [askedName(point.type), point.precisions ?? ''] as const)
      const types = points.map((point) => point.type)
      return { nature: 'DEMANDE_PIECES', ...nextDemande(situation), points: types, precisions, lignes, observation, dateRetour }
    }
    case 'REOUVERTURE': {
      const enCours = demandeEnCours(situation)
      if (!enCours) throw new Error('a demand asked again that is not under way')
      const dites = new Map(dit.points.map(({ index, precisions }) => [index, precisions]))
      const asked = enCours.points.flatMap((point, i) => (dites.has(i) ? [{ asks: point.type, said: dites.get(i) ?? '' }] : []))
      const lignes = asked.map(({ asks, said }) => [askedName(asks), said] as const)
      const points = asked.map(({ asks }) => asks)
      const precisions = enCours.points.map((_, i) => dites.get(i) ?? null)
      const { nature, numero, tours } = enCours
      return { nature, numero, tour: tours.length + 1, points, precisions, lignes, observation: dit.observation, dateRetour }
    }
    case 'PROJET_REJET': {
      const lignes = dit.motifs.map(({ article, motif }) => [article, motif] as const)
      const precisions = dit.motifs.map((motif) => enTexte([motif]))
      return { nature: 'PROJET_REJET', ...nextDemande(situation), points: [], precisions, lignes, observation: null, dateRetour }
    }
    case 'AVIS_FINS_PAIEMENT': {
      const points = ['JUSTIFICATIF_PAIEMENT'] as const
      const lignes = points.map((asks) => [askedName(asks), ''] as const)
      return { nature: 'AVIS_FINS_PAIEMENT', ...nextDemande(situation), points, precisions: [null], lignes, observation: null, dateRetour }
    }
  }
}
