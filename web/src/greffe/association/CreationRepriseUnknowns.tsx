import { useWatch } from 'react-hook-form'
import { buts } from 'domain/association/buts'
import { repriseEtats, unknownAnswer } from 'domain/association/creation-reprise'
import { textesAssociation } from 'domain/association/textes/common'
import { textesFormulaireAssociation as labels } from 'domain/association/textes/formulaire'
import { textesGreffeCreationReprise as textes } from 'domain/association/textes/greffe-creation-reprise'
import { Group } from '../../core/form/Group.tsx'
import { SelectField } from '../../core/form/SelectField.tsx'
import { TextArea } from '../../core/form/TextArea.tsx'
import { TextField } from '../../core/form/TextField.tsx'
import type { CreationRepriseSaisie } from './creation-reprise-form.ts'

const options = (values: readonly string[], said: Readonly<Record<string, string>>, unknown: string) => [
  ...values.map((value) => ({ value, label: said[value] ?? value })),
  { value: unknownAnswer, label: unknown },
]

/** Fields the paper register may lack: state, purpose, representative, powers. The clerk can choose « Non connu ». */
export const CreationRepriseUnknowns = () => {
  const limites = useWatch<CreationRepriseSaisie, 'limites'>({ name: 'limites' })
  return (
    <Group title={textes.inconnus} level={2}>
      <p>{textes.aideInconnus}</p>
      <SelectField name="etatAssociation" label={textes.etat} options={options(repriseEtats, textesAssociation.etats, textes.nonConnu)} />
      <SelectField name="but" label={labels.but} options={options(buts, textesAssociation.buts, textes.nonConnu)} />
      <TextField name="gouvernance" label={labels.gouvernance} hint={textes.aideGouvernance} maxLength={150} optional />
      <SelectField
        name="limites"
        label={labels.groupes.limites}
        options={options(Object.keys(textes.limites), textes.limites, textes.nonConnues)}
      />
      {limites === 'STATUTAIRES' && <TextArea name="precisionStipulation" label={labels.precisionStipulation} optional />}
    </Group>
  )
}
