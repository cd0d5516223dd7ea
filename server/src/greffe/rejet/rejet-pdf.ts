import { formaterJourEnLettres, type JourCalendaire } from 'domain/core/jour'
import type { Motif } from 'domain/requetes/actes/projet-rejet'
import type { Situation } from 'domain/requetes/actes/situation'
import { dire, type Phrases } from 'domain/requetes/phrases/phrases'
import { textesActes } from 'domain/requetes/textes/court-documents'
import { textesInscription } from 'domain/requetes/textes/inscription'
import { textesRejet } from 'domain/requetes/textes/rejet'
import type { TypeDepose } from 'domain/requetes/types'
import type { Block, DocumentPdf } from '../../core/pdf/document.ts'
import { type ANotifier, champEnvoi, type DonneesFeuille, feuille, feuilleAdressee, voiesDeRecours } from '../feuille.ts'
import { delivrance, type Greffier, type Juge, type Preparee, signatureDuJuge } from '../signatures.ts'
import { signatureSelonOrdonnance } from '../inscription/actes-pdf.ts'

export interface DonneesRejet extends DonneesFeuille, ANotifier {
  type: TypeDepose
  denomination: string
  motifs: readonly Motif[]
  /** Earlier steps: the observations, or the day until which they were awaited, and an opposition that stands. */
  procedure: Pick<Situation, 'observationsLe' | 'observationsJusquau' | 'opposeeLe' | 'leveeLe'>
  dateOrdonnance: JourCalendaire
  /** The judge who renders it, and the clerk who delivers it: every act names both. */
  signataire: Juge
  /** The sentences in force (docs/decisions/0095). */
  phrases: Phrases
  greffier: Greffier
  preparee: Preparee | null
}

/** Sentences about what came before: an opposition that stands, the observations of the declarant or their silence. */
const entendu = (phrases: Phrases, { observationsLe, observationsJusquau, opposeeLe, leveeLe }: DonneesRejet['procedure']): string => {
  const dite = (cle: 'rejet-opposition' | 'rejet-observations' | 'rejet-silence', jour: JourCalendaire) =>
    dire(phrases, cle, { date: formaterJourEnLettres(jour) })
  const observations = observationsLe
    ? dite('rejet-observations', observationsLe)
    : observationsJusquau && dite('rejet-silence', observationsJusquau)
  return [opposeeLe && !leveeLe && dite('rejet-opposition', opposeeLe), observations].filter(Boolean).join(' ')
}

/** The reasoned order that rejects a request (CPC annex art. 30-2): its grounds, each with its article. */
export const ordonnanceDeRejet = (donnees: DonneesRejet): DocumentPdf => {
  const { phrases, requete, denomination, type, motifs, signataire, dateOrdonnance, destinataire } = donnees
  const { ordonnance: textes, decision } = textesActes
  const { titre, colonnes } = textesRejet.ordonnance
  const recueLe = formaterJourEnLettres(requete.deposeeLe)
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
    { kind: 'paragraph', text: dire(phrases, `ordonnance-saisine-${type}`, { requete: requete.numero, date: recueLe }) },
    { kind: 'paragraph', text: entendu(phrases, donnees.procedure) },
    {
      kind: 'table',
      columns: [
        { header: colonnes.article, share: 0.3 },
        { header: colonnes.motif, share: 0.7 },
      ],
      rows: motifs.map(({ article, motif }) => [article, motif]),
    },
    { kind: 'heading', text: textes.dispositif },
    { kind: 'paragraph', text: dire(phrases, 'rejet-dispositif', {}) },
    { kind: 'paragraph', text: dire(phrases, `ordonnance-notifiee-${'siege' in destinataire ? 'ASSOCIATION' : 'DECLARANT'}`, {}) },
    signatureDuJuge('ORDONNANCE', { juge: signataire, date: decision.date, le: dateOrdonnance, avec: delivrance(donnees) }),
  ])
}

/** The letter that notifies the rejection and the appeal that is open (CPC annex art. 5 to 8). */
export const notificationDuRejet = (donnees: DonneesRejet): DocumentPdf => {
  const { phrases, requete, denomination, dateOrdonnance } = donnees
  const { notification: textes } = textesActes
  const le = formaterJourEnLettres(dateOrdonnance)
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
    { kind: 'paragraph', text: dire(phrases, 'notification-REJET', { requete: requete.numero, denomination, date: le }) },
    { kind: 'heading', text: textes.voiesDeRecours },
    ...voiesDeRecours(donnees),
    { kind: 'paragraph', text: dire(phrases, 'notification-nouvelle', {}) },
    signatureSelonOrdonnance('NOTIFICATION_DECISION', textes.date, donnees),
  ]
  return feuilleAdressee(textes.titre, donnees, blocs)
}
