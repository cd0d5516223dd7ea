import { useState } from 'react'
import { textesInvitation as textes } from 'domain/rattachements/textes/invitation'
import { forgetPerson } from '../../compte/forget-person.ts'
import { endSession } from '../../compte/login.ts'
import { Alert } from '../../core/widgets/Alert.tsx'
import { Button } from '../../core/widgets/Button.tsx'

interface Props {
  /** Masked, because this account is not the invited one. */
  destinataire: string
  compte: string
  /** The address in the link; empty when it was removed. */
  email: string
  /** Path of the invitation's page. */
  back: string
}

/** Shown when the signed-in account is not the invited one: names it and offers to switch (INVITE-09). */
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
