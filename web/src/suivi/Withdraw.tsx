import { useState } from 'react'
import { retirerRequete } from 'contract/requetes/retrait'
import { textesRetrait as textes } from 'domain/requetes/textes/retrait'
import { ActQuestion } from '../core/acts/ActQuestion.tsx'
import { useAct } from '../core/acts/use-act.ts'
import { Dialog } from '../core/dialog/Dialog.tsx'
import { Button } from '../core/widgets/Button.tsx'

interface Props {
  numero: string
  /** Called on success, before the page is refetched. */
  onDone: () => void
}

/** Lets the declarant withdraw the request (STATE-14). A dialog first says that it is final. */
export const Withdraw = ({ numero, onDone }: Props) => {
  const acts = useAct(textes.echec)
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const done = () => {
    close()
    onDone()
  }
  return (
    <>
      <Button
        look="tertiary"
        busy={acts.busy}
        name={`${textes.bouton.visible} ${textes.bouton.complement(numero)}`}
        onClick={() => setAsking(true)}
      >
        {textes.bouton.visible}
      </Button>
      <Dialog open={asking} title={textes.titre(numero)} onClose={close}>
        <ActQuestion
          acts={acts}
          confirm={textes.retirer}
          cancel={textes.conserver}
          onSend={() => acts.attempt(retirerRequete, { params: { numero } }, () => textes.fait)}
          onDone={done}
          onClose={close}
        >
          <p>{textes.effet}</p>
        </ActQuestion>
      </Dialog>
    </>
  )
}
