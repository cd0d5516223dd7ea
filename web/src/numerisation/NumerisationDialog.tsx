import { textesNumerisation } from 'domain/numerisation/textes/common'
import { useUser } from '../compte/use-user.ts'
import { ActQuestion } from '../core/acts/ActQuestion.tsx'
import { QueryAnswer } from '../core/api/QueryAnswer.tsx'
import { Dialog } from '../core/dialog/Dialog.tsx'
import type { DemandeNumerisation } from './use-numerisation.ts'

interface Props {
  open: boolean
  demande: DemandeNumerisation
  onClose: () => void
}

/** Says what the court will do and where the answer will be mailed, then asks for confirmation (DIGIT-06). */
export const NumerisationDialog = ({ open, demande: { acts, ask }, onClose }: Props) => {
  const user = useUser()
  return (
    <Dialog open={open} title={textesNumerisation.demander} onClose={onClose}>
      <ActQuestion acts={acts} confirm={textesNumerisation.envoyer} onSend={ask} onClose={onClose}>
        <QueryAnswer query={user}>{({ email }) => <p>{textesNumerisation.dialogue(email)}</p>}</QueryAnswer>
      </ActQuestion>
    </Dialog>
  )
}
