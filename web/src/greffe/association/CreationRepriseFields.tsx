import type { Utilisateur } from 'contract/compte/compte'
import { textesFormulaireAssociation as labels } from 'domain/association/textes/formulaire'
import { textesGreffeCreationReprise as textes } from 'domain/association/textes/greffe-creation-reprise'
import { courtOptions } from '../../core/form/court-options.ts'
import { DateField } from '../../core/form/DateField.tsx'
import { Group } from '../../core/form/Group.tsx'
import { SelectField } from '../../core/form/SelectField.tsx'
import { TextArea } from '../../core/form/TextArea.tsx'
import { TextField } from '../../core/form/TextField.tsx'
import { CreationRepriseUnknowns } from './CreationRepriseUnknowns.tsx'
import { CommuneFields } from '../../requetes/parties/CommuneFields.tsx'
import { RepriseFields } from './RepriseFields.tsx'

/** Fields of the form: association, head office, dates, paper register. */
export const CreationRepriseFields = ({ tribunaux }: Pick<Utilisateur, 'tribunaux'>) => (
  <>
    <Group title={textes.inscription} level={2}>
      <SelectField name="tribunal" label={textes.tribunal} options={courtOptions(tribunaux)} />
      <TextField name="denomination" label={labels.denomination} maxLength={250} />
      <TextArea name="objet" label={labels.objet} />
    </Group>
    <CreationRepriseUnknowns />
    <Group title={textes.siege} level={2}>
      <TextField name="adresse" label={labels.adresse} maxLength={200} />
      <TextField name="complementAdresse" label={labels.complementAdresse} maxLength={200} optional />
      <CommuneFields prefix="" partout={false} />
    </Group>
    <Group title={textes.dates} level={2}>
      <DateField name="dateConstitutive" label={textes.dateConstitutive} optional />
      <DateField name="dateStatuts" label={textes.dateStatuts} optional />
      <DateField name="inscriteLe" label={textes.inscriteLe} hint={textes.aideInscriteLe} optional />
    </Group>
    <RepriseFields level={2} />
  </>
)
