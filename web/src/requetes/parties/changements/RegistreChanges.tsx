import { useFormContext } from 'react-hook-form'
import type { ChangedRubrique } from 'domain/association/differences'
import { textesModification } from 'domain/requetes/textes/modification'
import { Differences } from '../../../association/Differences.tsx'
import type { SaisieModification } from '../../saisie-modification.ts'

/** The changes to the register, in words. Shows nothing when nothing changes, which the page already says. */
export const RegistreChanges = ({ read }: { read: (saisie: SaisieModification) => ChangedRubrique[] | null }) => {
  const { getValues } = useFormContext<SaisieModification>()
  const rubriques = read(getValues()) ?? []
  if (rubriques.length === 0) return null
  return (
    <section className="summary" aria-labelledby="ce-qui-change">
      <h4 id="ce-qui-change" className="fr-h6">
        {textesModification.ceQuiChange}
      </h4>
      <Differences rubriques={rubriques} level={5} />
    </section>
  )
}
