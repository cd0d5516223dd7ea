import { formatInstant } from 'domain/core/jour'
import { textesSignature } from 'domain/requetes/textes/signature'
import { Alert } from '../../core/widgets/Alert.tsx'
import type { DossierData } from '../dossier/dossier.ts'

/** Shows why the judge gave the decision back, until the clerk prepares it again or the request is closed. */
export const GivenBackAlert = ({ dossier: { journal, etat } }: { dossier: DossierData }) => {
  const last = journal.findLast(({ type }) => type === 'RETOUR_AU_GREFFE' || type === 'PROJET_ORDONNANCE')
  if (last?.type !== 'RETOUR_AU_GREFFE' || etat !== 'EN_COURS') return null
  return (
    <Alert level="warning" title={textesSignature.projet.rendue(last.auteur ?? '', formatInstant(new Date(last.instant)))}>
      <p className="dossier__texte">{last.texte ?? textesSignature.projet.motifEfface}</p>
    </Alert>
  )
}
