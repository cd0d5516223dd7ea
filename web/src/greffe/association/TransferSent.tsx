import { useState } from 'react'
import type { Answer } from 'contract/core/call'
import { type getTransfert, retirerTransfert } from 'contract/greffe/transfert'
import { formatJour, jourDeParis } from 'domain/core/jour'
import { siegeEnLigne } from 'domain/requetes/transfert/transfert-wording'
import { textesTransfert as textes } from 'domain/requetes/textes/transfert'
import { Dialog } from '../../core/dialog/Dialog.tsx'
import { Alert } from '../../core/widgets/Alert.tsx'
import { Button } from '../../core/widgets/Button.tsx'
import { EndTransferForm } from '../transferts/EndTransferForm.tsx'
import type { Work } from './court-data.ts'

interface Props extends Pick<Work, 'numero' | 'acts'> {
  sent: NonNullable<Answer<typeof getTransfert>['dernier']>
  onDone: () => void
}

/** A transfer that the other court has not decided yet, with a button to withdraw it. */
export const TransferSent = ({ numero, acts, sent: { destination, siege, envoyeLe }, onDone }: Props) => {
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)
  return (
    <>
      <Alert level="info" title={textes.attend(destination, formatJour(jourDeParis(new Date(envoyeLe))))}>
        <p>{textes.nouveauSiege(siegeEnLigne(siege))}</p>
        <p>{textes.reste}</p>
      </Alert>
      <p className="buttons">
        <Button look="secondary" busy={acts.busy} onClick={() => setAsking(true)}>
          {textes.retirer}
        </Button>
      </p>
      <Dialog open={asking} title={textes.retirer} onClose={close}>
        <EndTransferForm
          label={textes.motifRetrait}
          confirm={textes.retirer}
          acts={acts}
          onSend={(body) => acts.attempt(retirerTransfert, { params: { numero }, body }, () => textes.retire)}
          onClose={close}
          onDone={() => {
            close()
            onDone()
          }}
        />
      </Dialog>
    </>
  )
}
