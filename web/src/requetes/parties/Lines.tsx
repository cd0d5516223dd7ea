import { textesDemarche } from 'domain/requetes/textes/demarche'

export type Line = readonly [terme: string, valeur: string | null]

/** The values that a step will send, under the labels of its fields. Says which were left blank. */
export const Lines = ({ lines }: { lines: readonly Line[] }) => (
  <dl className="summary__list">
    {lines.map(([terme, valeur], rang) => (
      <div key={`${rang} ${terme}`}>
        <dt>{terme}</dt>
        <dd>{valeur || textesDemarche.nonRenseigne}</dd>
      </div>
    ))}
  </dl>
)
