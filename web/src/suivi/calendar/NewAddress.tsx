import { useEffect, useId, useRef } from 'react'
import { textesCalendrier as textes } from 'domain/suivi/textes/calendrier'
import { useCopy } from '../../core/use-copy.ts'
import { Button } from '../../core/widgets/Button.tsx'
import { Buttons } from '../../core/widgets/Buttons.tsx'

/** A new subscription address, shown only once. Its text is selected, so that it can be copied without clipboard access. */
export const NewAddress = ({ address }: { address: string }) => {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const { copied, copy } = useCopy(() => field.current?.select())
  useEffect(() => field.current?.select(), [])
  return (
    <>
      <div className="fr-input-group">
        <label className="fr-label" htmlFor={id}>
          {textes.adresse}
          <span className="fr-hint-text" id={`${id}-indication`}>
            {textes.indication}
          </span>
        </label>
        <input ref={field} id={id} className="fr-input" readOnly value={address} aria-describedby={`${id}-indication`} />
      </div>
      <Buttons>
        <Button onClick={() => copy(address)}>{textes.copier}</Button>
        <p role="status" className="reason">
          {copied && textes.copiee}
        </p>
      </Buttons>
    </>
  )
}
