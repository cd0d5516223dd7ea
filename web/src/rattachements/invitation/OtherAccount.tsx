import { useState } from 'react'
import { textesInvitation as textes } from 'domain/rattachements/textes-invitation'
import { forgetPerson } from '../../compte/forget-person.ts'
import { endSession } from '../../compte/login.ts'
import { Alert } from '../../core/widgets/Alert.tsx'
import { Button } from '../../core/widgets/Button.tsx'

interface Props {
  /** Masked: this account is not the one invited. */
  destinataire: string
  compte: string
  /** The address of the link, empty when it was cut. */
  email: string
  /** The page of the invitation. */
  back: string
}

/** The open account is not the one invited: which it is, and the way to it (INVITE-09). */
export const OtherAccount = ({ destinataire, compte, email, back }: Props) => {
  const [leaving, setLeaving] = useState(false)
  const change = async () => {
    setLeaving(true)
    await endSession()
    await forgetPerson()
    const query = new URLSearchParams({
      ...(email !== '' && { email }),
      retour: email === '' ? back : `${back}?${new URLSearchParams({ email })}`,
    })
    location.replace(`/login?${query}`)
  }
  return (
    <Alert level="warning" title={textes.autreCompte(destinataire, compte)}>
      <p className="users__way">
        <Button busy={leaving} onClick={() => void change()}>
          {textes.changerDeCompte}
        </Button>
      </p>
    </Alert>
  )
}
