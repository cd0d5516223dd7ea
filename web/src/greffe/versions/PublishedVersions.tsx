import { useState } from 'react'
import { formatInstant } from 'domain/core/jour'
import { textesVersions as textes } from 'domain/core/textes/versions'
import { Button } from '../../core/widgets/Button.tsx'

interface Version {
  version: number
  publieeLe: string
  publieePar: string
}

interface Props<V extends Version> {
  versions: readonly V[]
  /** Lines of a version, null when it restored the built-in text. */
  linesOf: (version: V) => readonly string[] | null
  own: { lines: readonly string[]; said: string }
  onTaken: (lines: readonly string[]) => void
}

/** Version number, author and instant of publication, in words. */
export const versionLine = ({ version, publieeLe, publieePar }: Version): string =>
  textes.publiee(version, formatInstant(new Date(publieeLe)), publieePar)

/** Every published version, so that the text in force on a given day can be found. */
export const PublishedVersions = <V extends Version>({ versions, linesOf, own, onTaken }: Props<V>) => {
  const [told, setTold] = useState('')
  return (
    <section aria-labelledby="versions">
      <h2 id="versions" className="fr-h4">
        {textes.titre}
      </h2>
      {versions.length === 0 && <p>{textes.aucune}</p>}
      {versions.map((version) => (
        <details key={version.version} className="fr-mb-2w">
          <summary>{versionLine(version)}</summary>
          {linesOf(version) === null && <p>{own.said}</p>}
          <ul>
            {(linesOf(version) ?? own.lines).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <Button
            look="secondary"
            name={textes.reprendreVersion(version.version)}
            onClick={() => {
              onTaken(linesOf(version) ?? own.lines)
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
