import { marquerRefusLu } from 'contract/rattachements/demande'
import { textesDemande as textes } from 'domain/rattachements/textes/demande'
import { useAct } from '../../core/acts/use-act.ts'
import { Button } from '../../core/widgets/Button.tsx'

/** The button that marks a refusal as read, which hides it (ATTACH-12). */
export const RefusalRead = ({ numero, denomination }: { numero: string; denomination: string }) => {
  const { send, busy } = useAct(textes.masquerEchec)
  return (
    <Button
      look="tertiary"
      busy={busy}
      name={textes.masquerDe(denomination)}
      onClick={() => void send(marquerRefusLu, { params: { numero } }, () => textes.masque)}
    >
      {textes.masquer}
    </Button>
  )
}
