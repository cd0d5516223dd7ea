import { useState } from 'react'
import type { Invitation } from 'contract/rattachements/listes'
import { renvoyerInvitation, supprimerInvitation } from 'contract/rattachements/invitation'
import { formatJour, jourDeParis } from 'domain/core/jour'
import { textesSucces } from 'domain/core/textes/succes'
import { droitsEnMots } from 'domain/rattachements/droits-en-mots'
import { textesInvitation as textes } from 'domain/rattachements/textes/invitation'
import { textesTables } from 'domain/rattachements/textes/tables'
import { ActQuestion } from '../../core/acts/ActQuestion.tsx'
import { useAct } from '../../core/acts/use-act.ts'
import { Dialog } from '../../core/dialog/Dialog.tsx'
import type { Column } from '../../core/table/DataTable.tsx'
import { PlainTable } from '../../core/table/PlainTable.tsx'
import { Button } from '../../core/widgets/Button.tsx'
import { Buttons } from '../../core/widgets/Buttons.tsx'
import { Limit } from '../Limit.tsx'

const { colonnes, statuts, aucunDroit } = textesTables

const facts: Column<Invitation>[] = [
  { title: colonnes.email, cell: ({ email }) => <span className="users__email">{email}</span> },
  { title: colonnes.fonction, cell: ({ fonction }) => fonction },
  {
    title: colonnes.droits,
    cell: (invitation) => (
      <>
        {droitsEnMots(invitation).join(', ') || aucunDroit}
        <Limit fin={invitation.fin} />
      </>
    ),
  },
  { title: colonnes.envoyeeLe, cell: ({ envoyeeLe }) => formatJour(jourDeParis(new Date(envoyeeLe))) },
  { title: colonnes.etat, cell: ({ statut }) => statuts[statut] },
]

const Actions = ({ numero, invitation: { id, email }, onRemoved }: { numero: string; invitation: Invitation; onRemoved: () => void }) => {
  const resending = useAct(textes.echecRenvoi)
  const removing = useAct(textes.echecSuppression)
  const [asking, setAsking] = useState(false)
  const sent = { params: { numero, id } }
  const close = () => setAsking(false)
  return (
    <>
      <Buttons>
        <Button
          look="tertiary"
          busy={resending.busy}
          name={textes.renvoyerA(email)}
          onClick={() => void resending.send(renvoyerInvitation, sent, () => textesSucces.invitationRenvoyee(email))}
        >
          {textes.renvoyer}
        </Button>
        <Button look="tertiary" name={textes.supprimerDe(email)} onClick={() => setAsking(true)}>
          {textes.supprimer}
        </Button>
      </Buttons>
      <Dialog open={asking} title={textes.supprimerDe(email)} onClose={close}>
        <ActQuestion
          acts={removing}
          confirm={textes.confirmerSuppression}
          onSend={() =>
            removing.attempt(supprimerInvitation, sent, () => textesSucces.invitationSupprimee(email), { afterReading: onRemoved })
          }
          onDone={close}
          onClose={close}
        >
          <p>{textes.effetSuppression(email)}</p>
        </ActQuestion>
      </Dialog>
    </>
  )
}

const actionsOf = (numero: string, onRemoved: () => void): Column<Invitation> => ({
  title: colonnes.actions,
  cell: (invitation) => <Actions numero={numero} invitation={invitation} onRemoved={onRemoved} />,
})

interface Props {
  numero: string
  invitations: readonly Invitation[]
  /** Whether this person may resend or delete invitations (PERM-09). */
  administre: boolean
  /** Called after a deletion, to move the focus of the removed button. */
  onRemoved: () => void
}

/** The invitations without an answer (SHEET-22, INVITE-05, INVITE-06). */
export const PendingInvitations = ({ numero, invitations, administre, onRemoved }: Props) => {
  if (invitations.length === 0) return <p>{textesTables.aucuneInvitation}</p>
  return (
    <PlainTable
      caption={textesTables.invitations}
      columns={administre ? [...facts, actionsOf(numero, onRemoved)] : facts}
      rows={invitations}
      keyOf={({ id }) => id}
    />
  )
}
