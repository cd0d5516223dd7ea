import { useState } from 'react'
import type { UseQueryResult } from '@tanstack/react-query'
import type { listerMessages } from 'contract/app/messages'
import type { Answer } from 'contract/core/call'
import { textesMessages as textes } from 'domain/app/textes/messages'
import { ActQuestion } from '../../core/acts/ActQuestion.tsx'
import type { Acts } from '../../core/acts/use-act.ts'
import { QueryAnswer } from '../../core/api/QueryAnswer.tsx'
import { Dialog } from '../../core/dialog/Dialog.tsx'
import { PlainTable } from '../../core/table/PlainTable.tsx'
import { messageColumns, type ColumnsOf } from './message-columns.tsx'

type Written = Answer<typeof listerMessages>

interface Props extends ColumnsOf {
  query: UseQueryResult<Written>
  /** Shown when there is no message. */
  none: string
  acts: Acts
  onWithdraw: (id: string) => ReturnType<Acts['attempt']>
}

/** The messages already written. One that is shown or scheduled may be withdrawn. */
export const WrittenMessages = ({ query, none, acts, onWithdraw, ...of }: Props) => {
  const [withdrawing, setWithdrawing] = useState<Written['messages'][number] | null>(null)
  return (
    <>
      <h2 className="fr-h4 fr-mt-4w">{textes.liste}</h2>
      <QueryAnswer query={query}>
        {({ messages }) =>
          messages.length === 0 ? (
            <p>{none}</p>
          ) : (
            <PlainTable
              caption={textes.tableau}
              columns={messageColumns(setWithdrawing, of)}
              rows={messages}
              keyOf={({ id }) => String(id)}
            />
          )
        }
      </QueryAnswer>
      <Dialog open={withdrawing !== null} title={textes.retirerTitre} onClose={() => setWithdrawing(null)}>
        {withdrawing && (
          <ActQuestion
            acts={acts}
            confirm={textes.retirer}
            onSend={() => onWithdraw(String(withdrawing.id))}
            onClose={() => setWithdrawing(null)}
          >
            <p>{textes.citation(withdrawing.texte)}</p>
            <p>{textes.retirerEffet}</p>
          </ActQuestion>
        )}
      </Dialog>
    </>
  )
}
