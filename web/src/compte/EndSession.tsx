import { terminerAutresSessions, terminerSession } from 'contract/compte/own-compte'
import { textesOwnCompte } from 'domain/compte/textes/own-compte'
import { ActQuestion } from '../core/acts/ActQuestion.tsx'
import { useAct } from '../core/acts/use-act.ts'
import type { OpenSession } from 'contract/compte/own-compte'
import { nameOfSession } from './own-session.ts'

interface Props {
  which: OpenSession | 'others'
  onDone: () => void
  onClose: () => void
}

const { sessions: textes } = textesOwnCompte

/** Ends one of the person's other sessions, or all of them. */
export const EndSession = ({ which, onDone, onClose }: Props) => {
  const acts = useAct(textes.echec)
  const others = which === 'others'
  const send = () =>
    others
      ? acts.attempt(terminerAutresSessions, {}, () => textes.autresFermees)
      : acts.attempt(terminerSession, { params: { id: which.id } }, () => textes.fermee)
  return (
    <ActQuestion acts={acts} confirm={others ? textes.fermerAutres : textes.fermer} onSend={send} onDone={onDone} onClose={onClose}>
      {!others && <p>{nameOfSession(which)}</p>}
      <p>{textes.effet}</p>
    </ActQuestion>
  )
}
