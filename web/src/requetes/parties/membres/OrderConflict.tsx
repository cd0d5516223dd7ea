import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { formatJour } from 'domain/core/jour'
import { sortByOrdre } from 'domain/requetes/demarches/ordre-suivi'
import { textesModification as textes } from 'domain/requetes/textes/modification'
import { useOtherList } from '../../../core/form/use-list.ts'
import { useFocusAfterRemoval } from '../../../core/use-focus-after-removal.ts'
import { Choice } from '../Choice.tsx'
import { nomDe, presents, type ConflitOrdre, type TypedMembre } from './saisie-membres.ts'

const describeOrdre = (membres: readonly TypedMembre[]): string => textes.ordreDit(presents(membres).map(nomDe))
const uuidDe = ({ membre }: TypedMembre) => membre.uuid

interface Props {
  /** Paths of the conflict and of the list. */
  path: string
  direction: string
}

/**
 * Shown when both the form and the register have reordered the members since the form was opened. The person chooses an order (MEMB-11).
 */
export const OrderConflict = ({ path, direction }: Props) => {
  const { setValue } = useFormContext()
  const conflit = useWatch({ name: path }) as ConflitOrdre | null
  const { rows, replace } = useOtherList<TypedMembre>(direction)
  const [had] = useState(conflit !== null)
  const { heading, removed } = useFocusAfterRemoval()
  if (!had) return null
  const registre = conflit ? sortByOrdre(rows, uuidDe, conflit.registre) : rows
  const choose = (mine: boolean) => {
    if (!mine) replace(registre)
    setValue(path, null)
    removed()
  }
  return (
    <section className="step-section" aria-labelledby="ordre-en-conflit">
      <h3 id="ordre-en-conflit" ref={heading} tabIndex={-1} className="fr-h5">
        {conflit ? textes.ordreChange : textes.ordreChoisi}
      </h3>
      {conflit && (
        <Choice
          said={textes.conflitOrdre(formatJour(conflit.le))}
          mine={describeOrdre(rows)}
          theirs={describeOrdre(registre)}
          onChoose={choose}
        />
      )}
    </section>
  )
}
