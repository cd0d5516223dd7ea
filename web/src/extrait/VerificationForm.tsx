import { textes } from 'domain/core/textes/common'
import { textesVerification } from 'domain/extrait/textes/verification'
import { FieldFrame } from '../core/form/FieldFrame.tsx'
import { Button } from '../core/widgets/Button.tsx'
import { Buttons } from '../core/widgets/Buttons.tsx'

const hintId = 'code-indication'
const messageId = 'code-erreur'

/** Checks a paper document from its code or from the address in its QR code. A plain form that the browser sends (ACTION-10). */
export const VerificationForm = ({ empty = false }: { empty?: boolean }) => (
  <form method="get" action="/verification">
    <FieldFrame
      label={textesVerification.code}
      hint={textesVerification.indication}
      field={{ id: 'code', hintId, messageId, message: empty ? textes.champObligatoire : undefined }}
    >
      <input
        id="code"
        className="fr-input"
        type="text"
        name="code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={300}
        aria-required
        aria-describedby={empty ? `${hintId} ${messageId}` : hintId}
        {...(empty && { 'aria-invalid': true, autoFocus: true })}
      />
    </FieldFrame>
    <Buttons>
      <Button type="submit">{textesVerification.bouton}</Button>
    </Buttons>
  </form>
)
