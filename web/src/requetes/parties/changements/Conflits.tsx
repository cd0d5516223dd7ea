import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { textesFormulaireAssociation as libelles } from 'domain/association/textes/formulaire'
import { formatJour } from 'domain/core/jour'
import { textesModification as textes } from 'domain/requetes/textes/modification'
import { useFocusAfterRemoval } from '../../../core/use-focus-after-removal.ts'
import { motsDe } from '../association/lignes-association.ts'
import type { ConflitInformation, SaisieInformations } from '../association/saisie-association.ts'
import { Choice } from '../Choice.tsx'

interface Props {
  path: string
  /** Path of the association's sheet. */
  informations: string
}

/** The fields that the form and the register have both changed since it was opened. The person chooses a value (MEMB-11). */
export const Conflits = ({ path, informations }: Props) => {
  const { setValue } = useFormContext()
  const conflits = useWatch({ name: path }) as ConflitInformation[]
  const miennes = useWatch({ name: informations }) as SaisieInformations
  const [had] = useState(conflits.length > 0)
  const { heading, removed } = useFocusAfterRemoval()
  const choose = ({ champ, registre }: ConflitInformation, mine: boolean) => {
    if (!mine) setValue(`${informations}.${champ}`, registre)
    setValue(
      path,
      conflits.filter((each) => each.champ !== champ),
    )
    removed()
  }
  if (!had) return null
  return (
    <section className="step-section" aria-labelledby="conflits">
      <h3 id="conflits" ref={heading} tabIndex={-1} className="fr-h5">
        {conflits.length > 0 ? textes.conflits : textes.conflitsRegles}
      </h3>
      {conflits.map((conflit) => (
        <Choice
          key={conflit.champ}
          title={conflit.champ === 'stipulations' ? libelles.groupes.limites : libelles[conflit.champ]}
          said={textes.conflit(formatJour(conflit.le))}
          mine={motsDe(conflit.champ, miennes)}
          theirs={motsDe(conflit.champ, { ...miennes, [conflit.champ]: conflit.registre })}
          onChoose={(mine) => choose(conflit, mine)}
        />
      ))}
    </section>
  )
}
