import { useWatch } from 'react-hook-form'
import type { PreviousVersion } from 'domain/association/version'
import { textesFormulaires } from 'domain/core/textes/chrome-formulaires'
import { isJour, formatJour } from 'domain/core/jour'
import { textesRadiation as textes } from 'domain/requetes/textes/radiation'
import { otherRegistreDate } from 'domain/requetes/checks/check-radiation'
import { Checkbox } from '../../../core/form/Checkbox.tsx'
import { DateField } from '../../../core/form/DateField.tsx'
import { TextArea } from '../../../core/form/TextArea.tsx'
import { Alert } from '../../../core/widgets/Alert.tsx'
import { useMots } from '../../dossier-context.ts'
import type { SaisieRadiation } from '../../saisie-radiation.ts'

/** The statement that the liquidation is over, and the date of the dissolution (RADIA-01 to RADIA-03). */
export const RadiationFields = ({ path, avant }: { path: string; avant: PreviousVersion }) => {
  const { quitus } = useMots()
  const { dateDissolution } = useWatch({ name: path }) as SaisieRadiation['radiation']
  const auRegistre = isJour(dateDissolution) ? otherRegistreDate({ dateDissolution }, avant) : null
  return (
    <>
      <p className="step-intro">{textesFormulaires.tousObligatoires}</p>
      <Checkbox name={`${path}.quitus`} label={quitus} />
      <DateField name={`${path}.dateDissolution`} label={textes.dateDissolution} />
      <div role="status">{auRegistre && <Alert level="info" title={textes.autreDate(formatJour(auRegistre))} />}</div>
      <TextArea name={`${path}.commentaireRadiation`} label={textes.commentaire} optional />
    </>
  )
}
