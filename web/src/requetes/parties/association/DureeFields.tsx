import { textesAssociation } from 'domain/association/textes/common'
import { unitesDuree } from 'domain/association/duree'
import { textesFormulaireAssociation } from 'domain/association/textes/formulaire'
import { SelectField } from '../../../core/form/SelectField.tsx'
import { TextField } from '../../../core/form/TextField.tsx'

const unites = unitesDuree.map((value) => ({ value, label: textesAssociation.unites[value] }))

/** A duration of the statutes: a number and its unit, days by default (ASSO-24, ASSO-25). */
export const DureeFields = ({ name, label }: { name: string; label: string }) => (
  <div className="side-by-side">
    <TextField name={`${name}.valeur`} label={label} optional />
    <SelectField name={`${name}.unite`} label={textesFormulaireAssociation.uniteDe(label)} options={unites} placeholder={null} />
  </div>
)
