import { useCallback, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { findCommunes } from 'contract/core/reference'
import { textesFormulaireAssociation } from 'domain/association/textes/formulaire'
import { freeCommune } from 'domain/core/commune'
import { isFrenchCodePostal, parseCodePostal } from 'domain/core/coordonnees'
import { callApi } from '../../core/api/call-api.ts'
import { ComboboxField } from '../../core/form/ComboboxField.tsx'
import { TextField } from '../../core/form/TextField.tsx'
import type { Suggest } from '../../core/form/use-suggestions.ts'
import type { CommuneSaisie } from './commune-saisie.ts'

interface Props {
  /** Path of the address in the form, with its final dot. */
  prefix: string
  /** The declarant's commune is called `ville` (DECL-08). */
  name?: 'commune' | 'ville'
  /** Whether to search all of France; otherwise the courts' area only. */
  partout: boolean
  /** Abroad, nothing is proposed: both fields are free text (MEMB-34). */
  etranger?: boolean
  autoComplete?: string
}

const textOf = ({ libelle, ancienne }: CommuneSaisie) => (ancienne ? `${libelle} (${ancienne})` : libelle)
const keyOf = ({ id, libelle }: CommuneSaisie) => `${id} ${libelle}`
const detailOf = ({ codePostaux }: CommuneSaisie) => codePostaux[0] ?? ''
const freeText = (libelle: string): CommuneSaisie => ({ id: freeCommune, codeInsee: null, libelle, codePostaux: [] })
const isFree = ({ id }: CommuneSaisie) => id === freeCommune

/** Postal code and commune: each narrows or fills the other (REF-01, REF-02). Any text is accepted as a commune (REF-03). */
export const CommuneFields = ({ prefix, name = 'commune', partout, etranger = false, autoComplete = 'off' }: Props) => {
  const { control, setValue, clearErrors } = useFormContext()
  const champ = `${prefix}codePostal`
  const codePostal = parseCodePostal(String(useWatch({ control, name: champ }) ?? ''))
  const ofTheCode = useRef<readonly number[]>([])
  const suggest = useCallback<Suggest<CommuneSaisie>>(
    async (nom, signal) => {
      if (etranger) return []
      const find = (code: string) =>
        callApi(findCommunes, { query: { nom, codePostal: code, horsCompetence: partout ? 'true' : 'false' } }, signal)
      const found = await find(codePostal)
      ofTheCode.current = found.map(({ id }) => id)
      // The commune typed does not have this code: search without it. Choosing the commune replaces the code.
      return found.length > 0 || codePostal === '' || nom.trim() === '' ? found : find('')
    },
    [codePostal, partout, etranger],
  )
  const complete = (commune: CommuneSaisie | null) => {
    const codes = commune?.codePostaux ?? []
    const code = codes.find((each) => each.startsWith(codePostal)) ?? codes[0]
    // A complete code that finds the commune stays as typed: it may be a Cedex code, which no commune lists.
    if (code === undefined || (commune && isFrenchCodePostal(codePostal) && ofTheCode.current.includes(commune.id))) return
    setValue(champ, code)
    clearErrors(champ)
  }
  return (
    <>
      <TextField name={champ} label={textesFormulaireAssociation.codePostal} autoComplete={autoComplete} />
      <ComboboxField<CommuneSaisie>
        name={`${prefix}${name}`}
        label={textesFormulaireAssociation.commune}
        suggest={suggest}
        textOf={textOf}
        keyOf={keyOf}
        detailOf={detailOf}
        freeText={freeText}
        isFree={isFree}
        atOnce={!etranger && isFrenchCodePostal(codePostal)}
        onChosen={complete}
      />
    </>
  )
}
