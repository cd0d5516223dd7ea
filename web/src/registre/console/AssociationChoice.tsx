import { useCallback, useState } from 'react'
import { textesInviteEverywhere as textes } from 'domain/rattachements/textes/invite-everywhere'
import { FilterText } from '../../core/form/FilterText.tsx'
import { fold } from 'domain/core/folding'
import { TickBox } from '../../core/form/TickBox.tsx'
import { Button } from '../../core/widgets/Button.tsx'
import { Buttons } from '../../core/widgets/Buttons.tsx'
import type { MyAssociation } from '../my-associations.ts'

interface Props {
  associations: readonly MyAssociation[]
  /** Numbers of the selected associations. */
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

/** Above this many associations, a search field appears. */
const atAGlance = 8

/** Selects among the associations where the person has the right `gestion`. The others are listed without a checkbox. */
export const AssociationChoice = ({ associations, chosen, onChange }: Props) => {
  const [sought, setSought] = useState('')
  const seek = useCallback((_: string, text: string) => setSought(text), [])
  const administered = associations.filter(({ gestion }) => gestion)
  const others = associations.filter(({ gestion }) => !gestion)
  const shown = administered.filter(({ nom, numero, commune }) => fold(`${nom} ${numero} ${commune}`).includes(fold(sought)))
  const numbers = shown.map(({ numero }) => numero)
  const tick = (numero: string, on: boolean) => onChange(on ? [...chosen, numero] : chosen.filter((each) => each !== numero))
  return (
    <fieldset className="association-choice">
      <legend>{textes.pour}</legend>
      {administered.length > atAGlance && <FilterText filter="recherche" label={textes.chercher} value={sought} onChange={seek} />}
      {administered.length > 1 && (
        <Buttons>
          <Button look="tertiary" onClick={() => onChange([...new Set([...chosen, ...numbers])])}>
            {textes.toutes(numbers.length)}
          </Button>
          {chosen.length > 0 && (
            <Button look="plain" onClick={() => onChange([])}>
              {textes.aucune}
            </Button>
          )}
        </Buttons>
      )}
      <div className="association-choice__list">
        {shown.map(({ numero, nom, commune }) => (
          <TickBox key={numero} label={`${nom}, ${commune}`} checked={chosen.includes(numero)} onChange={(on) => tick(numero, on)} />
        ))}
        {shown.length === 0 && <p>{administered.length === 0 ? textes.sansGestion : textes.aucuneTrouvee}</p>}
      </div>
      <p role="status" className="fr-text--sm">
        {textes.choisies(chosen.length)}
      </p>
      {administered.length > 0 && others.length > 0 && (
        <details className="fr-text--sm">
          <summary>{textes.autres(others.length)}</summary>
          {others.map(({ nom }) => nom).join(', ')}
        </details>
      )}
    </fieldset>
  )
}
