import { textesFormulaires } from 'domain/core/textes-chrome-formulaires'
import { textesRadiation as textes } from 'domain/requetes/textes-radiation'
import { Checkbox } from '../../../core/form/Checkbox.tsx'
import { DateField } from '../../../core/form/DateField.tsx'
import { TextArea } from '../../../core/form/TextArea.tsx'
import { useMots } from '../../demarche/dossier-saisi.ts'
import { today } from '../../../core/today.ts'

/** That the liquidation is over, and since which dissolution (RADIA-01 to RADIA-03). */
export const RadiationFields = ({ path }: { path: string }) => {
  const { quitus } = useMots()
  return (
    <>
      <p className="step-intro">{textesFormulaires.tousObligatoires}</p>
      <Checkbox name={`${path}.quitus`} label={quitus} />
      <DateField name={`${path}.dateDissolution`} label={textes.dateDissolution} max={today()} />
      <TextArea name={`${path}.commentaireRadiation`} label={textes.commentaire} optional />
    </>
  )
}
