import { textesCompte } from 'domain/compte/textes/common'
import { TextField } from '../core/form/TextField.tsx'
import './compte.css'

const { creation } = textesCompte

interface Props {
  legend?: string
  /** Path of these fields in the form (`infos.`). */
  prefix?: string
}

/** ACCOUNT-02: an optional postal address that prefills the filings. */
export const OptionalAddress = ({ legend = creation.adresseFacultative, prefix = '' }: Props) => (
  <fieldset className="fr-fieldset optional-address">
    <legend className="fr-fieldset__legend">{legend}</legend>
    <div className="fr-fieldset__element">
      <TextField name={`${prefix}adresse`} label={creation.adresse} autoComplete="address-line1" maxLength={200} optional />
      <TextField
        name={`${prefix}complementAdresse`}
        label={creation.complementAdresse}
        autoComplete="address-line2"
        maxLength={200}
        optional
      />
      <TextField name={`${prefix}codePostal`} label={creation.codePostal} autoComplete="postal-code" maxLength={20} optional />
      <TextField name={`${prefix}ville`} label={creation.ville} autoComplete="address-level2" maxLength={100} optional />
    </div>
  </fieldset>
)
