import type { AccountRow } from './account.ts'
import { rightsOf } from './account.ts'

/** The account's rights, one per line. */
export const Rights = ({ account }: { account: Pick<AccountRow, 'authorities' | 'tribunaux'> }) => {
  const [only, ...others] = rightsOf(account)
  if (others.length === 0) return only
  return [only, ...others].map((right) => (
    <span key={right} className="cell-line">
      {right}
    </span>
  ))
}
