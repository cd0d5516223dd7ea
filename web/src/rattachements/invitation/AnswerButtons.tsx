import { useState } from 'react'
import { repondreInvitation } from 'contract/rattachements/invitation'
import { textesInvitation as textes } from 'domain/rattachements/textes/invitation'
import { ActQuestion } from '../../core/acts/ActQuestion.tsx'
import { useAct } from '../../core/acts/use-act.ts'
import { Dialog } from '../../core/dialog/Dialog.tsx'
import { Button } from '../../core/widgets/Button.tsx'
import { Buttons } from '../../core/widgets/Buttons.tsx'

interface Props {
  numero: string
  denomination: string
  /** Called after the answer, before the page is refetched. */
  onAnswered?: (valide: boolean) => void
}

/** Accepts an invitation, or declines it after a confirmation: only a new invitation undoes that (MINE-06, INVITE-08). */
export const AnswerButtons = ({ numero, denomination, onAnswered }: Props) => {
  const acts = useAct(textes.echecAcceptation)
  const [declining, setDeclining] = useState(false)
  const close = () => setDeclining(false)
  const sent = (valide: boolean) => ({ params: { numero }, body: { valide } })
  const accept = () =>
    acts.send(repondreInvitation, sent(true), () => textes.acceptee, {
      beforeReading: async () => onAnswered?.(true),
    })
  return (
    <>
      <Buttons>
        <Button busy={acts.busy} name={`${textes.accepter} ${textes.pour(denomination)}`} onClick={() => void accept()}>
          {textes.accepter}
        </Button>
        <Button look="secondary" name={`${textes.refuser} ${textes.pour(denomination)}`} onClick={() => setDeclining(true)}>
          {textes.refuser}
        </Button>
      </Buttons>
      <Dialog open={declining} title={textes.titreRefus} onClose={close}>
        <ActQuestion
          acts={acts}
          confirm={textes.refuser}
          cancel={textes.garder}
          onSend={() => acts.attempt(repondreInvitation, sent(false), () => textes.refusee, { failure: textes.echecRefus })}
          onDone={() => {
            close()
            onAnswered?.(false)
          }}
          onClose={close}
        >
          <p>{textes.questionRefus(denomination)}</p>
        </ActQuestion>
      </Dialog>
    </>
  )
}
