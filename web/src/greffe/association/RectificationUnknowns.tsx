import { repriseEtats, unknownAnswer } from 'domain/association/creation-reprise'
import { textesAssociation } from 'domain/association/textes/common'
import { textesGreffeCreationReprise } from 'domain/association/textes/greffe-creation-reprise'
import type { ErreurChamp } from 'domain/core/erreurs'
import { equals } from 'domain/core/equals'
import { textesRectification as textes } from 'domain/requetes/textes/rectification'
import { Checkbox } from '../../core/form/Checkbox.tsx'
import { FoldedSection } from '../../core/form/FoldedSection.tsx'
import { SelectField } from '../../core/form/SelectField.tsx'
import type { RectificationEnCours } from './rectification-form.ts'

const etats = [
  { value: unknownAnswer, label: textesGreffeCreationReprise.nonConnu },
  ...repriseEtats.map((etat) => ({ value: etat, label: textesAssociation.etats[etat] })),
]
const coches = ['but', 'stipulations'] as const

interface Props {
  saisie: RectificationEnCours
  reason: ErreurChamp[] | null
}

/** Fields that the reprise from paper left unknown (STAFF-18). Renders nothing when all are known. */
export const RectificationUnknowns = ({ saisie, reason }: Props) => {
  const { registre, nonRepris, etatAssociation } = saisie
  const asked = coches.filter((inconnu) => registre.nonRepris[inconnu])
  const etatAsked = registre.etatAssociation !== ''
  if (asked.length === 0 && !etatAsked) return null
  const said = !equals(nonRepris, registre.nonRepris) || etatAssociation !== registre.etatAssociation
  const labels = [...(etatAsked ? [textes.etat] : []), ...asked.map((inconnu) => textes.inconnus[inconnu])]
  return (
    <FoldedSection title={textes.nonRepris} held={labels.join(' · ')} reason={reason ?? (said || null)}>
      {etatAsked && <SelectField name="etatAssociation" label={textes.etat} options={etats} placeholder={null} />}
      {asked.length > 0 && <p>{textes.aideNonRepris}</p>}
      {asked.map((inconnu) => (
        <Checkbox key={inconnu} name={`nonRepris.${inconnu}`} label={textes.nonConnus[inconnu]} />
      ))}
    </FoldedSection>
  )
}
