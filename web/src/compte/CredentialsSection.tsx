import { useState } from 'react'
import { textesOwnCompte } from 'domain/compte/textes/own-compte'
import { Dialog } from '../core/dialog/Dialog.tsx'
import { Button } from '../core/widgets/Button.tsx'
import { Buttons } from '../core/widgets/Buttons.tsx'
import { FieldList } from '../core/widgets/FieldList.tsx'
import { EmailForm } from './EmailForm.tsx'
import { PasswordForm } from './PasswordForm.tsx'

const { connexion, email: libelleEmail, motPasse, changementEmail } = textesOwnCompte

/** The sign-in address and password. Each is changed in its own dialog, which asks for the password (docs/threat-model.md, C14). */
export const CredentialsSection = ({ email }: { email: string }) => {
  const [open, setOpen] = useState<'email' | 'motPasse' | null>(null)
  const close = () => setOpen(null)
  return (
    <section className="account-section" aria-labelledby="connexion">
      <h2 id="connexion" className="fr-h4">
        {connexion}
      </h2>
      <FieldList fields={[[libelleEmail, email]]} />
      <Buttons>
        <Button look="secondary" onClick={() => setOpen('email')}>
          {changementEmail.changer}
        </Button>
        <Button look="secondary" onClick={() => setOpen('motPasse')}>
          {motPasse.changer}
        </Button>
      </Buttons>
      <Dialog open={open === 'email'} title={changementEmail.changer} onClose={close}>
        <EmailForm onClose={close} />
      </Dialog>
      <Dialog open={open === 'motPasse'} title={motPasse.changer} onClose={close}>
        <PasswordForm onClose={close} />
      </Dialog>
    </section>
  )
}
