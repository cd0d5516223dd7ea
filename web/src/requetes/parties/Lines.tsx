import { textesDemarche } from 'domain/requetes/textes-demarche'

export type Line = readonly [terme: string, valeur: string | null]

/** What one step will send, in the words of its fields; what was left blank is said so. */
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
