import { useWatch } from 'react-hook-form'
import { textesAssociation } from 'domain/association/textes/common'
import { textesFormulaireAssociation } from 'domain/association/textes/formulaire'
import { textesFormulaires } from 'domain/core/textes/chrome-formulaires'
import { unitesDuree } from 'domain/association/duree'
import { Checkbox } from '../../../core/form/Checkbox.tsx'
import { DateField } from '../../../core/form/DateField.tsx'
import { RadioGroup } from '../../../core/form/RadioGroup.tsx'
import { SuggestedTextField } from '../../../core/form/SuggestedTextField.tsx'
import { TextArea } from '../../../core/form/TextArea.tsx'
import { TextField } from '../../../core/form/TextField.tsx'
import { SelectField } from '../../../core/form/SelectField.tsx'
import { DenominationField, type RegisteredNom } from './DenominationField.tsx'
import { DomainesFields } from './DomainesFields.tsx'
import { DepotPart } from './DepotPart.tsx'
import { SiegeFields } from './SiegeFields.tsx'

interface Props {
  /** Path of the sheet in the form. */
  path: string
  /** Whether the register recognises its public utility, which only the court changes (ASSO-18). */
  utilitePublique: boolean
  /** The reason why the type cannot change (ASSO-15). */
  typeFige?: string
  /** The name in the register, for a registered association. */
  inscrit?: RegisteredNom
  /** Path of the declarant, at whose home a new association may have its seat. */
  declarant?: string
  /** Set when the surrounding form already says which fields are required. */
  dejaDit?: true
}

const libelles = textesFormulaireAssociation
const optionsBut = [
  { value: 'NON_LUCRATIF', label: textesAssociation.buts.NON_LUCRATIF },
  { value: 'LUCRATIF', label: textesAssociation.buts.LUCRATIF },
]
const optionsType = [
  { value: 'false', label: textesAssociation.typesAssociation.loi1908 },
  { value: 'true', label: textesAssociation.typesAssociation.cooperative },
]

const Limites = ({ path }: Pick<Props, 'path'>) => {
  const stipulations: unknown = useWatch({ name: `${path}.stipulations` })
  return (
    <DepotPart groupe="limites">
      <Checkbox name={`${path}.stipulations`} label={libelles.stipulations} />
      {stipulations === true && <TextArea name={`${path}.precisionStipulation`} label={libelles.precisionStipulation} optional />}
    </DepotPart>
  )
}

const unites = unitesDuree.map((value) => ({ value, label: textesAssociation.unites[value] }))

/** A duration of the statutes: a number and its unit, days by default (ASSO-24, ASSO-25). */
const DureeFields = ({ name, label }: { name: string; label: string }) => (
  <div className="side-by-side">
    <TextField name={`${name}.valeur`} label={label} optional />
    <SelectField name={`${name}.unite`} label={textesFormulaireAssociation.uniteDe(label)} options={unites} placeholder={null} />
  </div>
)

/** The fields of the association sheet, by group (ASSO-01). */
export const AssociationFields = ({ path, utilitePublique, typeFige, inscrit, declarant, dejaDit }: Props) => (
  <>
    {!dejaDit && <p className="step-intro">{textesFormulaires.tousObligatoires}</p>}
    <DepotPart groupe="identite">
      <DenominationField path={path} {...(inscrit && { inscrit })} />
      <TextField name={`${path}.numero`} label={libelles.numero} optional />
      <TextField name={`${path}.reference`} label={libelles.reference} optional />
      <p className="read-only">{libelles.utilitePubliqueDite(utilitePublique)}</p>
    </DepotPart>
    <DepotPart groupe="objet">
      <TextArea name={`${path}.objet`} label={libelles.objet} hint={libelles.aideObjet} />
      <DomainesFields path={path} />
    </DepotPart>
    <DepotPart groupe="representant">
      <SuggestedTextField name={`${path}.gouvernance`} label={libelles.gouvernance} suggestions={libelles.gouvernancesProposees} />
    </DepotPart>
    <DepotPart groupe="butEtType">
      <RadioGroup name={`${path}.but`} label={libelles.but} inline options={optionsBut} />
      <RadioGroup
        name={`${path}.cooperative`}
        label={libelles.cooperative}
        hint={typeFige}
        disabled={typeFige !== undefined}
        inline
        options={optionsType}
      />
    </DepotPart>
    <DepotPart groupe="durees">
      <DureeFields name={`${path}.dureeValidite`} label={libelles.dureeValidite} />
      <DureeFields name={`${path}.dureeRenouvellement`} label={libelles.dureeRenouvellement} />
      <DateField name={`${path}.finValidite`} label={libelles.finValidite} optional />
    </DepotPart>
    <SiegeFields path={`${path}.adresse`} {...(declarant && { declarant })} />
    <DepotPart groupe="contact">
      <TextField name={`${path}.adresseCourriel`} label={libelles.adresseCourriel} optional type="email" />
      <TextField name={`${path}.adresseSite`} label={libelles.adresseSite} optional type="url" />
    </DepotPart>
    <Limites path={path} />
  </>
)
