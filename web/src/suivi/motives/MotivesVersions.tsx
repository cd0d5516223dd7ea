import { useState } from 'react'
import { formaterInstant } from 'domain/core/jour'
import { enLignes, type ListeDeMotifs, motifsDOrigine } from 'domain/pieces/motifs-usuels'
import { textesCorrectionMotifs as textes } from 'domain/pieces/textes-correction-motifs'
import { Button } from '../../core/widgets/Button.tsx'
import type { ListRead } from './list-read.ts'

interface Props {
  liste: ListeDeMotifs
  versions: ListRead['versions']
  onTaken: (text: string) => void
}

/** Every version, who published it and when: what was sent on a day can be found again. */
export const MotivesVersions = ({ liste, versions, onTaken }: Props) => {
  const [told, setTold] = useState('')
  return (
    <section aria-labelledby="versions">
      <h2 id="versions" className="fr-h4">
        {textes.versions}
      </h2>
      {versions.length === 0 && <p>{textes.aucuneVersion}</p>}
      {versions.map(({ version, motifs, publieeLe, publieePar }) => (
        <details key={version} className="fr-mb-2w">
          <summary>{textes.enVigueur.publies(version, formaterInstant(new Date(publieeLe)), publieePar)}</summary>
          {motifs === null && <p>{textes.enVigueur.origine}</p>}
          <ul>
            {(motifs ?? motifsDOrigine(liste)).map((motif) => (
              <li key={enLignes([motif])}>{enLignes([motif])}</li>
            ))}
          </ul>
          <Button
            look="secondary"
            name={textes.reprendreVersion(version)}
            onClick={() => {
              onTaken(enLignes(motifs ?? motifsDOrigine(liste)))
              setTold(textes.repris)
            }}
          >
            {textes.reprendre}
          </Button>
        </details>
      ))}
      <p role="status">{told}</p>
    </section>
  )
}
