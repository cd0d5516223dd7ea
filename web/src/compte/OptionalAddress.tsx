import { textesCompte } from 'domain/compte/textes'
import { TextField } from '../core/form/TextField.tsx'

const { creation } = textesCompte

/** ACCOUNT-02: an address that prefills the filings. */
export const OptionalAddress = () => (
  <fieldset className="fr-fieldset optional-address">
    <legend className="fr-fieldset__legend">{creation.adresseFacultative}</legend>
    <div className="fr-fieldset__element">
      <TextField name="infos.adresse" label={creation.adresse} autoComplete="address-line1" maxLength={200} optional />
      <TextField name="infos.complementAdresse" label={creation.complementAdresse} autoComplete="address-line2" maxLength={200} optional />
      <TextField name="infos.codePostal" label={creation.codePostal} autoComplete="postal-code" maxLength={20} optional />
      <TextField name="infos.ville" label={creation.ville} autoComplete="address-level2" maxLength={100} optional />
    </div>
  </fieldset>
)
