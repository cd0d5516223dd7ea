import { useCallback, useEffect, useState } from 'react'
import { captchaApi, captchaApiSonore, type captchaOauth2, captchaOauth2Sonore } from 'contract/core/captcha'
import { callBlob } from '../api/call-api.ts'
import { notifyFailure } from '../notices/failure.ts'
import { settle } from '../notices/notices-store.ts'

interface Image {
  id: string
  /** A blob address: the image is not cacheable, and its id came in a header (CAPTCHA-05). */
  address: string
}

/** An image of the service and the way to ask for another; one image is good for one try (CAPTCHA-09). */
export const useCaptcha = (call: typeof captchaApi | typeof captchaOauth2) => {
  const [image, setImage] = useState<Image | null>(null)
  const [rank, setRank] = useState(0)

  useEffect(() => {
    const question = new AbortController()
    callBlob(call, {}, question.signal).then(
      ({ blob, headers }) => {
        settle(call.path)
        setImage({ id: headers.get('x-captcha-id') ?? '', address: URL.createObjectURL(blob) })
      },
      (error: unknown) => question.signal.aborted || notifyFailure(error, undefined, call.path),
    )
    return () => question.abort()
  }, [call, rank])
  useEffect(() => () => URL.revokeObjectURL(image?.address ?? ''), [image])

  const renew = useCallback(() => {
    setImage(null)
    setRank((last) => last + 1)
  }, [])

  /** The headers of the protected call (CAPTCHA-07). A header holds ASCII only; what it cannot hold is wrong anyway. */
  const headersFor = (entry: string) => ({ 'x-captcha-id': image?.id ?? '', 'x-captcha-saisie': entry.replace(/[^\x21-\x7e]/g, '?') })

  return { image, sound: call.path === captchaApi.path ? captchaApiSonore : captchaOauth2Sonore, renew, headersFor }
}
