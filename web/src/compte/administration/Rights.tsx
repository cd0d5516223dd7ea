import type { AccountRow } from './account.ts'
import { rightsOf } from './account.ts'

/** What the person may do, one right a line. */
export const Rights = ({ account }: { account: Pick<AccountRow, 'authorities' | 'tribunaux'> }) => (
  <>
    {rightsOf(account).map((right) => (
      <span key={right} className="cell-line">
        {right}
      </span>
    ))}
  </>
)
