import { useWatch } from 'react-hook-form'
import { formatJour } from 'domain/core/jour'
import { textesRadiation as textes } from 'domain/requetes/textes/radiation'
import type { SaisieRadiation } from '../../saisie-radiation.ts'
import { Lines } from '../Lines.tsx'

/** The radiation, shown again before sending. */
export const RadiationRead = ({ path }: { path: string }) => {
  const { quitus, dateDissolution, commentaireRadiation } = useWatch({ name: path }) as SaisieRadiation['radiation']
  return (
    <Lines
      lines={[
        [textes.quitus, textes.quitusDonne[`${quitus}`]],
        [textes.dateDissolution, dateDissolution && formatJour(dateDissolution)],
        [textes.commentaire, commentaireRadiation],
      ]}
    />
  )
}
