import { useId } from 'react'
import { textesPageReponse } from 'domain/pieces/textes-page'
import { Confirmation, useConfirmation } from '../core/notices/Confirmation.tsx'
import { Button } from '../core/widgets/Button.tsx'

const { nonTransmise: textes } = textesPageReponse

/** What was being typed here when somebody else answered, or the court closed the demand: it left with nothing, and may be copied. */
export const Unsent = ({ text }: { text: string }) => {
  const id = useId()
  const { said, confirm } = useConfirmation()
  const copy = () => navigator.clipboard.writeText(text).then(() => confirm(textes.copie))
  return (
    <section className="fr-mt-4w">
      <label className="fr-label fr-text--bold" htmlFor={id}>
        {textes.libelle}
      </label>
      <textarea id={id} className="fr-input fr-mt-1w fr-mb-2w" rows={4} readOnly value={text} />
      <Button look="secondary" onClick={() => void copy()}>
        {textes.copier}
      </Button>
      <Confirmation said={said} />
    </section>
  )
}
