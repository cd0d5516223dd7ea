import { useId, useRef } from 'react'
import { textesPageReponse } from 'domain/pieces/textes/page'
import { useCopy } from '../core/use-copy.ts'
import { Button } from '../core/widgets/Button.tsx'

const { nonTransmise: textes } = textesPageReponse

/** The observation being typed when the demande was answered or closed by somebody else. It was not sent, and can be copied. */
export const UnsentObservation = ({ text }: { text: string }) => {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const { copied, copy } = useCopy(() => field.current?.select())
  return (
    <section className="fr-mt-4w">
      <label className="fr-label fr-text--bold" htmlFor={id}>
        {textes.libelle}
      </label>
      <textarea ref={field} id={id} className="fr-input fr-mt-1w fr-mb-2w" rows={4} readOnly value={text} />
      <Button look="secondary" onClick={() => copy(text)}>
        {textes.copier}
      </Button>
      <p role="status" className="reason">
        {copied && textes.copie}
      </p>
    </section>
  )
}
