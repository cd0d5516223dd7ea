import { useWatch } from 'react-hook-form'
import { textesAssociation } from 'domain/association/textes'
import { textesFormulaireAssociation } from 'domain/association/textes-formulaire'
import { textesFormulaires } from 'domain/core/textes-chrome-formulaires'
import { textesCreation } from 'domain/requetes/textes-creation'
import { Checkbox } from '../../../core/form/Checkbox.tsx'
import { DateField } from '../../../core/form/DateField.tsx'
import { ErrorSummary } from '../../../core/form/ErrorSummary.tsx'
import { Form } from '../../../core/form/Form.tsx'
import { RadioGroup } from '../../../core/form/RadioGroup.tsx'
import { SuggestedTextField } from '../../../core/form/SuggestedTextField.tsx'
import { TextArea } from '../../../core/form/TextArea.tsx'
import { TextField } from '../../../core/form/TextField.tsx'
import { Group } from '../../../core/form/Group.tsx'
import { StepActions } from '../../demarche/StepActions.tsx'
import type { Creation } from '../../demarche/use-brouillon.ts'
import { useStepForm } from '../../demarche/use-refus.ts'
import { DomainesFields } from './DomainesFields.tsx'
import { DureeFields } from './DureeFields.tsx'
import { SiegeFields } from './SiegeFields.tsx'

const i = 'association.informations.'
const libelles = textesFormulaireAssociation
const { groupes } = libelles
const optionsBut = [
  { value: 'NON_LUCRATIF', label: textesAssociation.buts.NON_LUCRATIF },
  { value: 'LUCRATIF', label: textesAssociation.buts.LUCRATIF },
]
const optionsType = [
  { value: 'false', label: textesAssociation.typesAssociation.loi1908 },
  { value: 'true', label: textesAssociation.typesAssociation.cooperative },
]

const Limites = () => {
  const stipulations: unknown = useWatch({ name: `${i}stipulations` })
  return (
    <Group title={groupes.limites}>
      <Checkbox name={`${i}stipulations`} label={libelles.stipulations} />
      {stipulations === true && <TextArea name={`${i}precisionStipulation`} label={libelles.precisionStipulation} optional />}
    </Group>
  )
}

/** The association sheet (ASSO-01): one group per notion. */
export const AssociationStep = ({ creation }: { creation: Creation }) => {
  const form = useStepForm(creation, 'association', { association: creation.saisie.association })
  return (
    <Form form={form} onSubmit={creation.suivante}>
      <ErrorSummary />
      <p>{textesFormulaires.tousObligatoires}</p>
      <Group title={groupes.identite}>
        <TextField name={`${i}denomination`} label={libelles.denomination} />
        <TextField name={`${i}numero`} label={libelles.numero} optional />
        <TextField name={`${i}reference`} label={libelles.reference} optional />
        <p className="read-only">{textesCreation.utilitePublique}</p>
      </Group>
      <Group title={groupes.objet}>
        <TextArea name={`${i}objet`} label={libelles.objet} hint={libelles.aideObjet} />
        <DomainesFields />
      </Group>
      <Group title={groupes.representant}>
        <SuggestedTextField name={`${i}gouvernance`} label={libelles.gouvernance} suggestions={libelles.gouvernancesProposees} />
      </Group>
      <Group title={groupes.butEtType}>
        <RadioGroup name={`${i}but`} label={libelles.but} inline options={optionsBut} />
        <RadioGroup name={`${i}cooperative`} label={libelles.cooperative} inline options={optionsType} />
      </Group>
      <Group title={groupes.durees}>
        <DureeFields name={`${i}dureeValidite`} label={libelles.dureeValidite} />
        <DureeFields name={`${i}dureeRenouvellement`} label={libelles.dureeRenouvellement} />
        <DateField name={`${i}finValidite`} label={libelles.finValidite} optional />
      </Group>
      <SiegeFields />
      <Group title={groupes.contact}>
        <TextField name={`${i}adresseCourriel`} label={libelles.adresseCourriel} optional type="email" />
        <TextField name={`${i}adresseSite`} label={libelles.adresseSite} optional type="url" />
      </Group>
      <Limites />
      <StepActions onBack={creation.precedente} />
    </Form>
  )
}
