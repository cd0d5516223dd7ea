import { useState } from 'react'
import { textesAdministrationCompte } from 'domain/compte/textes-administration-compte'
import { Dialog } from '../../core/dialog/Dialog.tsx'
import { Button } from '../../core/widgets/Button.tsx'
import { identityOf, type AccountData } from './account.ts'
import { actsShown, blockedBy, isPlain, type Act } from './acts.ts'
import { DeactivationForm } from './DeactivationForm.tsx'
import { PlainActDialog } from './PlainActDialog.tsx'
import { StaffForm } from './StaffForm.tsx'
import { useAccountAct } from './use-account-act.ts'

const { actions, boutons, titres } = textesAdministrationCompte

/** What the support can do for the person, each act saying why it cannot be done now. */
export const AccountActions = ({ account }: { account: AccountData }) => {
  const acts = useAccountAct()
  const [asking, setAsking] = useState<Act | null>(null)
  const close = () => setAsking(null)
  const form = isPlain(asking) ? null : asking
  return (
    <section aria-labelledby="actions">
      <h2 id="actions" className="fr-h4">
        {actions}
      </h2>
      <ul className="fr-raw-list account__acts">
        {actsShown(account).map((act) => (
          // Deactivating and its contrary are one place, so that the focus stays when one gives way to the other.
          <li key={act === 'reactivation' ? 'desactivation' : act}>
            <Button look="secondary" blocked={blockedBy(act, account)} busy={acts.busy} onClick={() => setAsking(act)}>
              {boutons[act]}
            </Button>
          </li>
        ))}
      </ul>
      <PlainActDialog act={isPlain(asking) ? asking : null} account={account} acts={acts} onClose={close} />
      <Dialog open={form !== null} title={form === null ? '' : titres[form](identityOf(account))} onClose={close}>
        {form === 'desactivation' && <DeactivationForm uuid={account.uuid} acts={acts} onClose={close} />}
        {form === 'agent' && <StaffForm account={account} acts={acts} onClose={close} />}
      </Dialog>
    </section>
  )
}
