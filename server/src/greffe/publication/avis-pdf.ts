import type { Jour } from 'domain/core/jour'
import { textesDocuments } from 'domain/core/textes/documents'
import { textesActes } from 'domain/requetes/textes/court-documents'
import { textesAvis } from 'domain/requetes/textes/avis'
import type { DocumentPdf } from '../../core/pdf/document.ts'
import { champEnvoi, type DonneesFeuille, sentFeuille } from '../feuille.ts'
import type { Greffier, Juge } from '../signatures.ts'
import { signaturePerOrdonnance } from '../inscription/actes-pdf.ts'
import { type Avis, mentionsDAvis } from './mentions.ts'

export interface DonneesAvis extends DonneesFeuille {
  avis: Avis
  journal: string
  /** The address as the clerk typed it for the envelope; null without one. */
  adresse: string | null
  /** The judge and the day of the order of inscription; the clerk who sends the notice. */
  signataire: Juge
  dateOrdonnance: Jour
  greffier: Greffier
}

/** The notice of a creation, sent to the newspaper that publishes it by registered letter (CPC annex art. 30-10). */
export const avisFinPublication = (donnees: DonneesAvis): DocumentPdf => {
  const { avis, journal, adresse, requete } = donnees
  const lignes = (adresse ?? '').split('\n').map((ligne) => ligne.trim())
  return sentFeuille(
    textesDocuments.types.AVIS_FIN_PUBLICATION,
    donnees,
    [journal, ...lignes.filter((ligne) => ligne !== '')],
    [
      { kind: 'fields', fields: [{ term: textesActes.requete, value: requete.numero }, ...champEnvoi({ lrar: true })] },
      { kind: 'paragraph', text: textesAvis.intro(journal) },
      { kind: 'heading', text: textesAvis.avis },
      ...mentionsDAvis(avis),
      signaturePerOrdonnance('AVIS_FIN_PUBLICATION', textesAvis.date, donnees),
    ],
  )
}
