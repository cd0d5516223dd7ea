import { textesCompte } from 'domain/compte/textes/common'
import { civilites, libelleCivilite } from 'domain/core/personne'
import { RadioGroup } from '../core/form/RadioGroup.tsx'
import { TextField } from '../core/form/TextField.tsx'

const { creation } = textesCompte
const options = civilites.map((value) => ({ value, label: libelleCivilite(value) }))

/** The identity that an account requires (ACCOUNT-01, ACCOUNT-14). `prefix`: path of these fields in the form (`infos.`). */
export const IdentityFields = ({ prefix = '' }: { prefix?: string }) => (
  <>
    <RadioGroup name={`${prefix}civilite`} label={creation.civilite} options={options} inline />
    <TextField name={`${prefix}nom`} label={creation.nom} autoComplete="family-name" maxLength={100} />
    <TextField name={`${prefix}prenom`} label={creation.prenom} autoComplete="given-name" maxLength={100} />
  </>
)
