import { useWatch } from 'react-hook-form'
import { textesFormulaireAssociation } from 'domain/association/textes-formulaire'
import { TextField } from '../../../core/form/TextField.tsx'
import { CommuneFields } from '../CommuneFields.tsx'
import { Group } from '../../../core/form/Group.tsx'
import type { CommuneSaisie } from '../CommuneFields.tsx'
import { useTribunal } from './use-tribunal.ts'

const prefix = 'association.informations.adresse.'
const libelles = textesFormulaireAssociation

/** The head office; the court that will receive the filing is told as soon as its commune is known (ASSO-33). */
export const SiegeFields = () => {
  const commune = useWatch({ name: `${prefix}commune` }) as CommuneSaisie | null
  const tribunal = useTribunal(commune)
  return (
    <Group title={libelles.groupes.siege}>
      <TextField name={`${prefix}adresse`} label={libelles.adresse} />
      <TextField name={`${prefix}complementAdresse`} label={libelles.complementAdresse} optional />
      <CommuneFields prefix={prefix} partout={false} />
      <p role="status" className="court">
        {tribunal && libelles.tribunalCompetent(tribunal)}
      </p>
      <TextField name={`${prefix}domiciliation`} label={libelles.domiciliation} optional />
    </Group>
  )
}
