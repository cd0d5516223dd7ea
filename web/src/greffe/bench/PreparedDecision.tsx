import type { ReactNode } from 'react'
import { lireOrdonnance } from 'contract/greffe/signature'
import { formatJour } from 'domain/core/jour'
import { textesNotification } from 'domain/requetes/textes/notification'
import { textesSignature } from 'domain/requetes/textes/signature'
import { useDocument } from '../../core/api/use-document.ts'
import { Button } from '../../core/widgets/Button.tsx'
import { FieldList } from '../../core/widgets/FieldList.tsx'
import type { DossierData } from '../dossier/dossier.ts'

const { projet: textes, sens: senses, preparee } = textesSignature

/** Opens in a new tab the ordonnance that the signature would issue. */
const ReadOrder = ({ numero }: { numero: string }) => {
  const { open, fetching } = useDocument()
  return (
    <Button look="tertiary" busy={fetching} onClick={() => void open(lireOrdonnance, { params: { numero } }, textes.fichier(numero))}>
      {textes.lire}
    </Button>
  )
}

/** The prepared decision that awaits the judge's signature. */
export const PreparedDecision = ({ dossier: { numero, projet, parLeJuge } }: { dossier: DossierData }) => {
  if (projet === null) return null
  const { sens, par, le, recours, destinataire, lrar, motifs } = projet
  const fields: [string, ReactNode][] = [
    [textes.sens, <strong key="sens">{senses[sens]}</strong>],
    [textes.par, preparee(`${par.prenom} ${par.nom}`, formatJour(le))],
    [textesNotification.recours, recours],
    [textesNotification.destinataire, destinataire],
  ]
  if (lrar) fields.push([textesNotification.envoi, textesNotification.lrar])
  if (motifs.length > 0)
    fields.push([
      textes.motifs,
      <ol key="motifs" className="prepared__grounds">
        {motifs.map(({ article, motif }, rank) => (
          <li key={rank} className="dossier__texte">
            {textes.motif(article, motif)}
          </li>
        ))}
      </ol>,
    ])
  return (
    <section aria-labelledby="decision-preparee" className="prepared">
      <h2 id="decision-preparee" className="fr-h6">
        {textes.titre}
      </h2>
      <FieldList fields={fields} />
      <p>{parLeJuge ? textes.suite : textes.attente(formatJour(le))}</p>
      {parLeJuge && projet.obstacles.length === 0 && <ReadOrder numero={numero} />}
    </section>
  )
}
