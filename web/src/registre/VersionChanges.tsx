import { getAssociation } from 'contract/registre/fiche'
import type { Difference } from 'domain/association/changement'
import { ajoutOuRetrait, differences } from 'domain/association/differences'
import { textesDifferences } from 'domain/association/textes-differences'
import { textesHistorique } from 'domain/registre/textes-historique'
import { Fetched } from '../core/api/Fetched.tsx'
import { useApi } from '../core/api/use-api.ts'
import type { FicheData } from './fiche-data.ts'

/** What was replaced and what replaces it, side by side where there is room. */
const BothSides = ({ ancien, nouveau }: Difference) => (
  <dl className="history__sides">
    <div>
      <dt>{textesDifferences.avant}</dt>
      <dd>{ancien}</dd>
    </div>
    <div>
      <dt>{textesDifferences.apres}</dt>
      <dd>{nouveau}</dd>
    </div>
  </dl>
)

const Changes = ({ before, after }: Record<'before' | 'after', FicheData>) => {
  const changed = differences(before.association, after.association)
  if (changed.length === 0) return <p>{textesHistorique.aucunChangement}</p>
  return changed.map(({ titre, differences: lines }) => (
    <section key={titre}>
      <h4 className="history__heading">{titre}</h4>
      <ul className="history__changes">
        {lines.map((line) => (
          <li key={`${line.label} ${line.ancien} ${line.nouveau}`}>
            {line.label !== titre && <span className="history__label">{line.label}</span>}
            {ajoutOuRetrait(line) ?? <BothSides {...line} />}
          </li>
        ))}
      </ul>
    </section>
  ))
}

/** What a version changed of the one before, in words, by heading (SHEET-14). */
export const VersionChanges = ({ numero, ordre }: { numero: string; ordre: number }) => {
  const version = (which: number) => ({ params: { numero }, query: { version: String(which) } })
  const before = useApi(getAssociation, version(ordre - 1))
  const after = useApi(getAssociation, version(ordre))
  return (
    <Fetched query={before}>{(avant) => <Fetched query={after}>{(apres) => <Changes before={avant} after={apres} />}</Fetched>}</Fetched>
  )
}
