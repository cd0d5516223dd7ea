import { formatJour } from 'domain/core/jour'
import { textesDemande as textes } from 'domain/rattachements/textes/demande'
import { Alert } from '../../core/widgets/Alert.tsx'
import { RefusalRead } from './RefusalRead.tsx'

interface Props {
  numero: string
  denomination: string
  refus: { demandeeLe: string; motif: string }
}

/** A refused request and the court's reason, until the person marks it as read (ATTACH-12). */
export const RefusedDemande = ({ numero, denomination, refus: { demandeeLe, motif } }: Props) => (
  <Alert level="warning" title={textes.refuse(formatJour(demandeeLe), motif)}>
    <RefusalRead numero={numero} denomination={denomination} />
  </Alert>
)
