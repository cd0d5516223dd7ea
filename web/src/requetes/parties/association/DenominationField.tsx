import { useCallback } from 'react'
import { useWatch } from 'react-hook-form'
import type { Answer } from 'contract/core/call'
import { trouverNomsProches } from 'contract/association/noms-proches'
import { motsToSearch, type NomLocal } from 'domain/association/denomination-proche'
import { textesFormulaireAssociation } from 'domain/association/textes/formulaire'
import { textesNomsProches } from 'domain/association/textes/noms-proches'
import { CloseNames } from '../../../association/CloseNames.tsx'
import { callApi } from '../../../core/api/call-api.ts'
import { TextField } from '../../../core/form/TextField.tsx'
import { useSuggestions, type Suggest } from '../../../core/form/use-suggestions.ts'
import { type CommuneSaisie, tribunalDe } from '../commune-saisie.ts'

/** A registered association and its name. */
export interface RegisteredNom extends NomLocal {
  numero: string
}

type NomProche = Answer<typeof trouverNomsProches>[number]

/** The close names. Searched when the name and the commune of the head office are known, and one differs from the register. */
const useCloseNames = (nom: NomLocal, tribunal: string, inscrit: RegisteredNom | undefined) => {
  const { denomination, commune } = nom
  const numero = inscrit?.numero
  const suggest = useCallback<Suggest<NomProche>>(
    (text, signal) =>
      callApi(trouverNomsProches, { query: { denomination: text, commune, tribunal, ...(numero && { sauf: numero }) } }, signal),
    [commune, tribunal, numero],
  )
  const known = denomination === inscrit?.denomination && commune === inscrit.commune
  const silent = known || tribunal === '' || motsToSearch(nom) === null
  return useSuggestions(silent ? null : denomination, suggest, { atOnce: false, local: false }).items
}

interface Props {
  /** Path of the sheet in the form. */
  path: string
  /** The name in the register, for a registered association. */
  inscrit?: RegisteredNom
}

/**
 * The name, and below it the close names of the same commune (ASSO-02, CCL art. 57). Informs only; shows nothing when the search is
 * impossible.
 */
export const DenominationField = ({ path, inscrit }: Props) => {
  const denomination = String(useWatch({ name: `${path}.denomination` }) ?? '').trim()
  const commune = useWatch({ name: `${path}.adresse.commune` }) as CommuneSaisie | null
  const tribunal = tribunalDe(commune) ?? ''
  const names = useCloseNames({ denomination, commune: commune?.libelle ?? '' }, tribunal, inscrit)
  return (
    <>
      <TextField name={`${path}.denomination`} label={textesFormulaireAssociation.denomination} />
      <div role="status" className="close-names">
        {names.length > 0 && (
          <>
            <p>{textesNomsProches.voisines}</p>
            <CloseNames names={names} />
            <p>{textesNomsProches.poursuivre}</p>
          </>
        )}
      </div>
    </>
  )
}
