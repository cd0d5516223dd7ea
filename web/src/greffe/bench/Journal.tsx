import { formatInstant, formatJour } from 'domain/core/jour'
import { textesControles } from 'domain/requetes/textes/controles'
import { textesDesActes } from 'domain/requetes/textes/actes'
import { textesGreffe } from 'domain/requetes/textes/greffe'
import { textesEspaceGreffe } from 'domain/suivi/textes/espace-greffe'
import type { DossierData } from '../dossier/dossier.ts'
import { groupLines } from './journal-groups.ts'

type Line = DossierData['journal'][number]

const nameOf = ([{ type, rang }, ...others]: [Line, ...Line[]]): string => {
  const last = others.at(-1)
  return last ? textesEspaceGreffe.lignesGroupees(textesDesActes[type].nom, rang, last.rang) : textesDesActes[type].nom
}

/** The acts of the request, oldest first, numbered by rank: a correction cites the rank. Folded, as it is rarely read. */
export const Journal = ({ journal }: Pick<DossierData, 'journal'>) => (
  <details className="fold">
    <summary>
      <h2 className="fr-h6">{textesGreffe.journal}</h2>
    </summary>
    <ol>
      {groupLines(journal).map((group) => {
        const [{ rang, type, instant, auteur, le, texte, corrige }] = group
        const controles = group.flatMap(({ controles: some }) => some)
        return (
          <li key={rang} value={rang}>
            <strong>{nameOf(group)}</strong>
            {controles.length > 0 && <span className="cell-line">{controles.map((code) => textesControles[code].nom).join(', ')}</span>}
            {corrige !== null && <span className="cell-line">{textesEspaceGreffe.corrigeLigne(corrige)}</span>}
            {texte !== null && <span className="cell-line">{type === 'NOTE' ? texte : textesEspaceGreffe.motif(texte)}</span>}
            {le !== null && <span className="cell-line">{textesEspaceGreffe.aLaDate(formatJour(le))}</span>}
            <span className="cell-line">{textesEspaceGreffe.journalLigne({ dateEtHeure: formatInstant(new Date(instant)), auteur })}</span>
          </li>
        )
      })}
    </ol>
  </details>
)
