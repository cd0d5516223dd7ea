import { useWatch } from 'react-hook-form'
import { textesFormulaireAssociation } from 'domain/association/textes/formulaire'
import { CourtMessages } from '../../../core/court-messages/CourtMessages.tsx'
import { TextField } from '../../../core/form/TextField.tsx'
import { AdresseEnLigne } from '../AdresseEnLigne.tsx'
import { CommuneFields } from '../CommuneFields.tsx'
import type { CommuneSaisie } from '../commune-saisie.ts'
import { DepotPart } from './DepotPart.tsx'
import { SiegeADomicile } from './SiegeADomicile.tsx'
import { useTribunal } from './use-tribunal.ts'

const libelles = textesFormulaireAssociation

/** The head office. Names the court that will receive the filing as soon as the commune is known (ASSO-33). */
export const SiegeFields = ({ path, declarant }: { path: string; declarant?: string }) => {
  const commune = useWatch({ name: `${path}.commune` }) as CommuneSaisie | null
  const tribunal = useTribunal(commune)
  return (
    <DepotPart groupe="siege">
      {declarant && <SiegeADomicile path={path} declarant={declarant} />}
      <AdresseEnLigne prefix={`${path}.`} partout={false} />
      <TextField name={`${path}.adresse`} label={libelles.adresse} />
      <TextField name={`${path}.complementAdresse`} label={libelles.complementAdresse} optional />
      <CommuneFields prefix={`${path}.`} partout={false} />
      <p role="status" className="court">
        {tribunal && libelles.tribunalCompetent(tribunal.libelle)}
      </p>
      <CourtMessages tribunal={tribunal?.id ?? null} />
      <TextField name={`${path}.domiciliation`} label={libelles.domiciliation} optional />
    </DepotPart>
  )
}
