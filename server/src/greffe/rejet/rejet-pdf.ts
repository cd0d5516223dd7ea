import { formatLongJour, type Jour } from 'domain/core/jour'
import type { Motif } from 'domain/requetes/actes/projet-rejet'
import type { Situation } from 'domain/requetes/actes/situation'
import { say, type Phrases } from 'domain/requetes/phrases/phrases'
import { textesActes } from 'domain/requetes/textes/court-documents'
import { textesInscription } from 'domain/requetes/textes/inscription'
import { textesRejet } from 'domain/requetes/textes/rejet'
import type { FiledType } from 'domain/requetes/types'
import type { Block, DocumentPdf } from '../../core/pdf/document.ts'
import { type NotificationTerms, champEnvoi, type DonneesFeuille, feuille, addressedFeuille, voiesDeRecours } from '../feuille.ts'
import { delivrance, type Greffier, type Juge, type Preparation, jugeSignature } from '../signatures.ts'
import { signaturePerOrdonnance } from '../inscription/actes-pdf.ts'

export interface DonneesRejet extends DonneesFeuille, NotificationTerms {
  type: FiledType
  denomination: string
  motifs: readonly Motif[]
  /** Earlier steps: the observations, or the day until which they were awaited, and an opposition that stands. */
  procedure: Pick<Situation, 'observationsLe' | 'observationsJusquau' | 'opposeeLe' | 'leveeLe'>
  dateOrdonnance: Jour
  /** The judge who renders it, and the clerk who delivers it: every act names both. */
  signataire: Juge
  /** The sentences in force (docs/decisions/0095). */
  phrases: Phrases
  greffier: Greffier
  preparee: Preparation | null
}

/** Sentences about what came before: an opposition that stands, the observations of the declarant or their silence. */
const heardPhrases = (phrases: Phrases, { observationsLe, observationsJusquau, opposeeLe, leveeLe }: DonneesRejet['procedure']): string => {
  const express = (cle: 'rejet-opposition' | 'rejet-observations' | 'rejet-silence', jour: Jour) =>
    say(phrases, cle, { date: formatLongJour(jour) })
  const observations = observationsLe
    ? express('rejet-observations', observationsLe)
    : observationsJusquau && express('rejet-silence', observationsJusquau)
  return [opposeeLe && !leveeLe && express('rejet-opposition', opposeeLe), observations].filter(Boolean).join(' ')
}

/** The reasoned order that rejects a request (CPC annex art. 30-2): its grounds, each with its article. */
export const ordonnanceDeRejet = (donnees: DonneesRejet): DocumentPdf => {
  const { phrases, requete, denomination, type, motifs, signataire, dateOrdonnance, destinataire } = donnees
  const { ordonnance: textes, decision } = textesActes
  const { titre, colonnes } = textesRejet.ordonnance
  const recueLe = formatLongJour(requete.deposeeLe)
  return feuille(titre, donnees, [
    {
      kind: 'fields',
      fields: [
        { term: textesActes.requete, value: requete.numero },
        { term: textesActes.requeteRecue, value: recueLe },
        { term: textesInscription.denomination, value: denomination },
      ],
    },
    { kind: 'heading', text: textes.motifs },
    { kind: 'paragraph', text: say(phrases, `ordonnance-saisine-${type}`, { requete: requete.numero, date: recueLe }) },
    { kind: 'paragraph', text: heardPhrases(phrases, donnees.procedure) },
    {
      kind: 'table',
      columns: [
        { header: colonnes.article, share: 0.3 },
        { header: colonnes.motif, share: 0.7 },
      ],
      rows: motifs.map(({ article, motif }) => [article, motif]),
    },
    { kind: 'heading', text: textes.dispositif },
    { kind: 'paragraph', text: say(phrases, 'rejet-dispositif', {}) },
    { kind: 'paragraph', text: say(phrases, `ordonnance-notifiee-${'siege' in destinataire ? 'ASSOCIATION' : 'DECLARANT'}`, {}) },
    jugeSignature('ORDONNANCE', { juge: signataire, date: decision.date, le: dateOrdonnance, avec: delivrance(donnees) }),
  ])
}

/** The letter that notifies the rejection and the appeal that is open (CPC annex art. 5 to 8). */
export const rejetNotification = (donnees: DonneesRejet): DocumentPdf => {
  const { phrases, requete, denomination, dateOrdonnance } = donnees
  const { notification: textes } = textesActes
  const le = formatLongJour(dateOrdonnance)
  const blocs: Block[] = [
    {
      kind: 'fields',
      fields: [
        { term: textesActes.requete, value: requete.numero },
        { term: textes.association, value: denomination },
        { term: textesActes.decision.date, value: le },
        ...champEnvoi(donnees),
      ],
    },
    { kind: 'paragraph', text: say(phrases, 'notification-REJET', { requete: requete.numero, denomination, date: le }) },
    { kind: 'heading', text: textes.voiesDeRecours },
    ...voiesDeRecours(donnees),
    { kind: 'paragraph', text: say(phrases, 'notification-nouvelle', {}) },
    signaturePerOrdonnance('NOTIFICATION_DECISION', textes.date, donnees),
  ]
  return addressedFeuille(textes.titre, donnees, blocs)
}
