import { textesAdministrationCompte } from 'domain/compte/textes-administration-compte'
import { textesFormulaires } from 'domain/core/textes-chrome-formulaires'
import { ConfirmDialog } from '../../core/dialog/ConfirmDialog.tsx'
import { identityOf, type AccountData } from './account.ts'
import { plainActs, type PlainAct } from './acts.ts'
import type { AccountActs } from './use-account-act.ts'

interface Props {
  act: PlainAct | null
  account: AccountData
  acts: AccountActs
  onClose: () => void
}

const { boutons, titres, effets, faits } = textesAdministrationCompte
const told = (sentence: string | ((email: string) => string), email: string): string =>
  typeof sentence === 'string' ? sentence : sentence(email)

/** Says what the act does, and asks. */
export const PlainActDialog = ({ act, account, acts, onClose }: Props) => {
  const { uuid, email } = account
  const confirm = () => {
    onClose()
    if (act !== null) void acts.send(plainActs[act], { params: { uuid } }, told(faits[act], email))
  }
  return (
    <ConfirmDialog
      open={act !== null}
      title={act === null ? '' : titres[act](identityOf(account))}
      confirm={act === null ? '' : boutons[act]}
      cancel={textesFormulaires.annuler}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {act !== null && <p>{told(effets[act], email)}</p>}
    </ConfirmDialog>
  )
}
