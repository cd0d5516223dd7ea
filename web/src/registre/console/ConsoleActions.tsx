import { useState } from 'react'
import type { Sent } from 'contract/core/call'
import { exporterMiennes } from 'contract/registre/own-associations'
import { textesInvitation } from 'domain/rattachements/textes/invitation'
import { textesOwnAssociations } from 'domain/registre/textes/own-associations'
import { useDocument } from '../../core/api/use-document.ts'
import { today } from '../../core/today.ts'
import { Button } from '../../core/widgets/Button.tsx'
import { Buttons } from '../../core/widgets/Buttons.tsx'
import { InviteEverywhere } from './InviteEverywhere.tsx'

interface Props {
  query: Sent<typeof exporterMiennes>['query']
  /** Number of rows the search finds. */
  rows: number
}

/** Actions on several associations at once: invite and export. */
export const ConsoleActions = ({ query, rows }: Props) => {
  const { open, fetching } = useDocument()
  const [inviting, setInviting] = useState(false)
  return (
    <>
      <Buttons>
        <Button look="secondary" onClick={() => setInviting(true)}>
          {textesInvitation.inviter}
        </Button>
        {rows > 0 && (
          <Button
            look="tertiary"
            busy={fetching}
            onClick={() => void open(exporterMiennes, { query }, textesOwnAssociations.fichier(today()), true)}
          >
            {textesOwnAssociations.exporter}
          </Button>
        )}
      </Buttons>
      <InviteEverywhere open={inviting} onClose={() => setInviting(false)} />
    </>
  )
}
