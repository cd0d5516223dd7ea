import { useState } from 'react'
import { Link } from '@tanstack/react-router'
import type { Answer } from 'contract/core/call'
import { inscrireTransfert, type listerTransferts, refuserTransfert } from 'contract/greffe/transfert'
import { formatJour, jourDeParis } from 'domain/core/jour'
import { siegeEnLigne } from 'domain/requetes/transfert/transfert-wording'
import { textesTransfert } from 'domain/requetes/textes/transfert'
import { ActQuestion } from '../../core/acts/ActQuestion.tsx'
import type { Acts } from '../../core/acts/use-act.ts'
import { Dialog } from '../../core/dialog/Dialog.tsx'
import { Button } from '../../core/widgets/Button.tsx'
import { Buttons } from '../../core/widgets/Buttons.tsx'
import { FieldList } from '../../core/widgets/FieldList.tsx'
import { DistinctName } from '../dossier/DistinctName.tsx'
import { EndTransferForm } from './EndTransferForm.tsx'

const { recus: textes, motifRefus } = textesTransfert

interface Props {
  transfer: Answer<typeof listerTransferts>[number]
  acts: Acts
  /** Receives the new number after an inscription, null after a refusal. */
  onDone: (entered: string | null) => void
}

/** One association sent by another court: its origin, the close names, and the buttons to register or refuse it. */
export const ReceivedTransfer = ({ transfer, acts, onDone }: Props) => {
  const [asking, setAsking] = useState<'inscrire' | 'refuser' | null>(null)
  const { uuid, numero, denomination, version, origine, siege, envoyeLe, nomsProches, obstacles } = transfer
  const close = () => setAsking(null)
  const done = (entered: string | null) => {
    close()
    onDone(entered)
  }
  return (
    <section aria-labelledby={uuid}>
      <h3 id={uuid} className="fr-h5">
        {denomination}
      </h3>
      <FieldList
        fields={[
          [
            textes.association,
            <Link key={numero} to="/association/$numero" params={{ numero }}>
              {textes.lire(numero)}
            </Link>,
          ],
          [textes.envoi, textes.envoyePar(origine, formatJour(jourDeParis(new Date(envoyeLe))))],
          [textes.siege, siegeEnLigne(siege)],
          [textes.dateDecision, formatJour(siege.dateDecision)],
        ]}
      />
      <h4 className="fr-h6">{textes.noms}</h4>
      <DistinctName names={nomsProches} />
      <Buttons>
        <Button blocked={obstacles.length > 0 ? textes.impossible(obstacles) : null} busy={acts.busy} onClick={() => setAsking('inscrire')}>
          {textes.inscrire}
          <span className="fr-sr-only">{textes.deLAssociation(denomination)}</span>
        </Button>
        <Button look="secondary" busy={acts.busy} onClick={() => setAsking('refuser')}>
          {textes.refuser}
          <span className="fr-sr-only">{textes.deLAssociation(denomination)}</span>
        </Button>
      </Buttons>
      <Dialog open={asking === 'inscrire'} title={textes.inscrire} onClose={close}>
        <ActQuestion
          acts={acts}
          confirm={textes.inscrire}
          onSend={() => acts.attempt(inscrireTransfert, { params: { uuid }, body: { version } }, null)}
          onClose={close}
          onDone={({ numero: entered }) => done(entered)}
        >
          <p>{textes.inscription(denomination)}</p>
        </ActQuestion>
      </Dialog>
      <Dialog open={asking === 'refuser'} title={textes.refuser} onClose={close}>
        <EndTransferForm
          label={motifRefus}
          confirm={textes.refuser}
          acts={acts}
          onSend={(body) => acts.attempt(refuserTransfert, { params: { uuid }, body }, () => textes.refuse)}
          onClose={close}
          onDone={() => done(null)}
        />
      </Dialog>
    </section>
  )
}
