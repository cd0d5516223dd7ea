import { formatInstant } from 'domain/core/jour'
import { textesContestation } from 'domain/requetes/textes/contestation'
import { Alert } from '../../core/widgets/Alert.tsx'
import { contested, type DossierData } from '../dossier/dossier.ts'
import '../../suivi/contest.css'

const textes = textesContestation.greffe

/** Warns the clerk that attached persons contest the filing: author, instant, ground and effect. */
export const ContestedAlert = ({ dossier }: { dossier: DossierData }) => {
  const standing = contested(dossier)
  if (standing.length === 0) return null
  return (
    <Alert level="warning" title={textes.titre(standing.length)}>
      {standing.map(({ rang, auteur, instant, texte }) => (
        <p key={rang} className="contested">
          {textes.par(auteur ?? '', formatInstant(new Date(instant)))} {texte ?? textes.motifEfface}
        </p>
      ))}
      <p>{textes.effet}</p>
    </Alert>
  )
}
