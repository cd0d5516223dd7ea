import { useState } from 'react'
import type { Answer } from 'contract/core/call'
import type { inviterPartout } from 'contract/rattachements/invitation'
import { dashboardAssociation } from 'contract/registre/registre'
import type { InvitationSaisie } from 'domain/rattachements/invitation'
import { textesInviteEverywhere as textes } from 'domain/rattachements/textes/invite-everywhere'
import { QueryAnswer } from '../../core/api/QueryAnswer.tsx'
import { useApi } from '../../core/api/use-api.ts'
import type { Outcome } from '../../core/acts/outcome.ts'
import type { Acts } from '../../core/acts/use-act.ts'
import { notify } from '../../core/notices/notices-store.ts'
import { InvitationForm } from '../../rattachements/invitation/InvitationForm.tsx'
import { type MyAssociation, sortAssociations } from '../my-associations.ts'
import { AssociationChoice } from './AssociationChoice.tsx'

type Outcomes = Answer<typeof inviterPartout>

interface Props {
  acts: Acts
  onSend: (invitation: InvitationSaisie, numeros: string[]) => Promise<Outcome<Outcomes>>
  onClose: () => void
}

/** Form of an invitation to several associations. Lists each refusal. The form stays filled when every invitation fails. */
export const InviteFor = ({ acts, onSend, onClose }: Props) => {
  const associations = useApi(dashboardAssociation, {})
  const [chosen, setChosen] = useState<string[]>([])

  const send = async (mine: readonly MyAssociation[], invitation: InvitationSaisie): Promise<Outcome<Outcomes>> => {
    const failed = (lines: string[]): Outcome<Outcomes> => ({ kind: 'failed', title: acts.failure, lines, refusals: null, error: null })
    if (chosen.length === 0) return failed([textes.aucuneChoisie])
    const outcome = await onSend(invitation, chosen)
    if (outcome.kind !== 'done') return outcome
    const lines = outcome.answer.flatMap(({ numero, refus }) =>
      refus === null ? [] : [textes.refusee(mine.find((each) => each.numero === numero)?.nom ?? numero, refus)],
    )
    const sent = chosen.length - lines.length
    if (sent === 0) return failed(lines)
    notify(lines.length > 0 ? 'warning' : 'success', textes.bilan(invitation.email, sent, lines.length), lines)
    return outcome
  }

  return (
    <QueryAnswer query={associations}>
      {(all) => {
        const mine = sortAssociations(all).filter(({ rattachement }) => rattachement === 'RATTACHE')
        return (
          <>
            <AssociationChoice associations={mine} chosen={chosen} onChange={setChosen} />
            <InvitationForm acts={acts} onSend={(invitation) => send(mine, invitation)} onClose={onClose} />
          </>
        )
      }}
    </QueryAnswer>
  )
}
