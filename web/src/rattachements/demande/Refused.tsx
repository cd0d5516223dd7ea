import { marquerRefusLu } from 'contract/rattachements/demande'
import { formaterJour } from 'domain/core/jour'
import { textesDemande as textes } from 'domain/rattachements/textes-demande'
import { useAct } from '../../core/acts/use-act.ts'
import { Alert } from '../../core/widgets/Alert.tsx'
import { Button } from '../../core/widgets/Button.tsx'

interface Props {
  numero: string
  denomination: string
  refus: { demandeeLe: string; motif: string }
}

/** What the court refused and why, until the person says that they read it (ATTACH-12). */
export const Refused = ({ numero, denomination, refus: { demandeeLe, motif } }: Props) => {
  const { send, busy } = useAct(textes.masquerEchec)
  return (
    <Alert level="warning" title={textes.refuse(formaterJour(demandeeLe), motif)}>
      <Button
        look="tertiary"
        busy={busy}
        name={textes.masquerDe(denomination)}
        onClick={() => void send(marquerRefusLu, { params: { numero } }, () => textes.masque)}
      >
        {textes.masquer}
      </Button>
    </Alert>
  )
}
