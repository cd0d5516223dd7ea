import { useState } from 'react'
import type { ActeSupport } from 'domain/compte/support'
import { textesAdministrationCompte } from 'domain/compte/textes/administration-compte'
import { useAct } from '../../core/acts/use-act.ts'
import { Dialog } from '../../core/dialog/Dialog.tsx'
import { Button } from '../../core/widgets/Button.tsx'
import { identityOf, type AccountData } from './account.ts'
import { actsShown, blockedBy, isPlain } from './acts.ts'
import { DeactivationForm } from './DeactivationForm.tsx'
import { PlainActForm } from './PlainActForm.tsx'
import { StaffForm } from './StaffForm.tsx'

interface Props {
  account: AccountData
  /** Uuid of the current user: nobody may change their own rights. */
  author: string
}

const { actions, boutons, titres } = textesAdministrationCompte

/** The actions of the support on an account. A blocked one says why. */
export const AccountActions = ({ account, author }: Props) => {
  const acts = useAct(textesAdministrationCompte.echec)
  const [asking, setAsking] = useState<ActeSupport | null>(null)
  const close = () => setAsking(null)
  return (
    <section aria-labelledby="actions">
      <h2 id="actions" className="fr-h4">
        {actions}
      </h2>
      <ul className="fr-raw-list account__acts">
        {actsShown(account).map((act) => (
          // Deactivation and reactivation share a key, so that the focus stays when one replaces the other.
          <li key={act === 'REACTIVATION' ? 'DESACTIVATION' : act}>
            <Button look="secondary" blocked={blockedBy(act, account, author)} busy={acts.busy} onClick={() => setAsking(act)}>
              {boutons[act]}
            </Button>
          </li>
        ))}
      </ul>
      <Dialog open={asking !== null} title={asking === null ? '' : titres[asking](identityOf(account))} onClose={close}>
        {isPlain(asking) && <PlainActForm act={asking} account={account} acts={acts} onClose={close} />}
        {asking === 'DESACTIVATION' && <DeactivationForm uuid={account.uuid} acts={acts} onClose={close} />}
        {asking === 'DROITS' && <StaffForm account={account} author={author} acts={acts} onClose={close} />}
      </Dialog>
    </section>
  )
}
