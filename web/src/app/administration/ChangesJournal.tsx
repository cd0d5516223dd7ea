import type * as z from 'zod/mini'
import type { LigneDeChangement } from 'contract/app/changements'
import { textesChangements as textes } from 'domain/app/textes/changements'
import { formatInstant } from 'domain/core/jour'

type Line = z.output<typeof LigneDeChangement>
export type Value = Line['changements'][number]['avant']

interface Props {
  lines: readonly Line[]
  /** The label of each field, as in its form. */
  labels: Record<string, string>
  /** Formats a field's value; null for the default format. */
  say?: (champ: string, value: Value) => string | null
  /** Level of its heading. */
  level: 2 | 3
}

const plain = (value: Value): string => {
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return textes.vide
  if (typeof value === 'boolean') return value ? textes.oui : textes.non
  return Array.isArray(value) ? value.join(', ') : String(value)
}

/** The changes of the settings and their authors, latest first, with the values before and after (STAFF-29). */
export const ChangesJournal = ({ lines, labels, say = () => null, level }: Props) => {
  const Heading = `h${level}` as const
  return (
    <section aria-labelledby="journal" className="changes">
      <Heading id="journal" className="fr-h4">
        {textes.titre}
      </Heading>
      {lines.length === 0 ? (
        <p>{textes.aucun}</p>
      ) : (
        <ol className="fr-raw-list">
          {lines.map(({ rang, instant, auteur, changements }) => (
            <li key={rang}>
              <strong>{textes.ligne(formatInstant(new Date(instant)), auteur)}</strong>
              {changements.map(({ champ, avant, apres }) => (
                <span key={champ} className="cell-line">
                  {textes.change(labels[champ] ?? champ, say(champ, avant) ?? plain(avant), say(champ, apres) ?? plain(apres))}
                </span>
              ))}
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
