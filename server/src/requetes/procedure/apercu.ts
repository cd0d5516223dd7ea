import { textesRefus } from 'domain/core/textes/refus'
import { definitionDe, type SaisieOf } from 'domain/requetes/actes/actes'
import { type GreffeActe, obstacles } from 'domain/requetes/procedure/obstacles'
import { verificationDe } from '../../association/delivrances.ts'
import type { Download, Office } from '../../core/door.ts'
import type { DocumentPdf } from '../../core/pdf/document.ts'
import type { Personne } from '../../core/personne.ts'
import { invalid, precondition } from '../../core/refusal.ts'
import type { Verification } from '../printed-parts.ts'
import { type Dossier, readDossier } from './dossier.ts'
import { circonstancesDe } from './circonstances.ts'

/** A verification code for previews, which verifies nothing: the real code does not exist yet. */
export const specimen = 'SPECIMEN'

/** Returns the request an act is about to be done on. Refuses when the act would be refused. */
export const dossierFor = async <T extends GreffeActe>(
  { db, now }: Pick<Office, 'db' | 'now'>,
  agent: Personne,
  { type, numero, dit }: { type: T; numero: string; dit: SaisieOf<T> },
): Promise<Dossier> => {
  const dossier = await readDossier(db, agent, numero, now())
  const raisons = obstacles(type, dossier.situation)
  if (raisons.length) throw precondition(textesRefus.etat, raisons)
  const erreurs = definitionDe(type).check?.(dit as never, circonstancesDe(dossier)) ?? []
  if (erreurs.length) throw invalid(textesRefus.saisieInvalide, erreurs)
  return dossier
}

/** Returns a document as it would be issued, under a specimen code. Keeps nothing. */
export const show = async (
  { pdf, settings }: Pick<Office, 'pdf' | 'settings'>,
  reference: string,
  document: (verification: Verification) => DocumentPdf,
): Promise<Download> => {
  const montre = document(verificationDe(specimen, settings.baseUrl))
  const download = await pdf.renderPdf(montre)
  return { download, type: 'application/pdf', nom: `${montre.title} ${reference}.pdf`, taille: download.length }
}
