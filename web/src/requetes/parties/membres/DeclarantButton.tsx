import { useWatch } from 'react-hook-form'
import { textesMembres } from 'domain/requetes/textes/membres'
import { Button } from '../../../core/widgets/Button.tsx'
import { useMots } from '../../dossier-context.ts'
import type { SaisieDeclarant } from '../declarant/saisie-declarant.ts'
import { isAmong } from './declarant-as-membre.ts'
import type { TypedFondateur, TypedMembre } from './saisie-membres.ts'

interface Props {
  /** Names the list it adds to, for the accessible name. */
  name: string
  /** Path of the declarant. */
  declarant: string
  parmi: readonly (TypedMembre | TypedFondateur)[]
  onAdd: (moi: SaisieDeclarant) => void
}

/** Opens the dialog of a list, prefilled with the declarant's details from the first step. */
export const DeclarantButton = ({ name, declarant, parmi, onAdd }: Props) => {
  const { cestMoi, cestMoiDans } = useMots()
  const moi = useWatch({ name: declarant }) as SaisieDeclarant
  const deja = isAmong(moi, parmi) ? textesMembres.dejaDansLaListe(`${moi.prenom} ${moi.nom}`) : null
  return (
    <Button look="tertiary" name={cestMoiDans(name)} blocked={deja} onClick={() => onAdd(moi)}>
      {cestMoi}
    </Button>
  )
}
