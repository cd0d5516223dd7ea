import { useEffect, useRef, useState } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { textesCaptcha } from 'domain/core/textes/captcha'
import { useConstants } from '../constants.ts'
import { TextField } from '../form/TextField.tsx'
import { CaptchaSound } from './CaptchaSound.tsx'
import type { useCaptcha } from './use-captcha.ts'
import './captcha.css'

/** CAPTCHA-01: the image, its sound and the field `captcha` of the surrounding form. A new code leaves the other fields unchanged. */
export const CaptchaField = ({ captcha: { image, renew } }: { captcha: ReturnType<typeof useCaptcha> }) => {
  const { setValue, setFocus, clearErrors } = useFormContext()
  const constantes = useConstants()
  const [expired, setExpired] = useState(false)
  const { errors } = useFormState({ name: 'captcha' })
  const refused = errors['captcha']
  const code = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Focusing the field may leave the image above a phone's screen, so scroll to both. Repeat it when the new image has loaded.
    if (refused && code.current?.contains(document.activeElement)) code.current.scrollIntoView({ block: 'nearest' })
  }, [refused, image])
  const another = (gone: boolean) => {
    setExpired(gone)
    renew()
    clearErrors('captcha')
    setValue('captcha', '')
    setFocus('captcha')
  }
  return (
    <div className="captcha">
      <div ref={code} className="captcha__code">
        <div className="captcha__image">
          {image && <img src={image.address} alt={textesCaptcha.alternative} width="260" height="90" />}
          <button type="button" className="fr-btn fr-btn--tertiary fr-btn--sm" onClick={() => another(false)}>
            {textesCaptcha.autre}
          </button>
        </div>
        {image && <CaptchaSound key={image.id} call={image.sound} id={image.id} onGone={() => another(true)} />}
        <p role="status" className="captcha__status">
          {expired && textesCaptcha.expire}
        </p>
        <TextField name="captcha" label={textesCaptcha.libelle} hint={textesCaptcha.indication} maxLength={20} />
      </div>
      {constantes && <p className="reason">{textesCaptcha.aide(constantes.telephoneSupport, constantes.courrielSupport)}</p>}
    </div>
  )
}
