import { useCallback, useEffect, useState } from 'react'
import type { CaptchaService } from 'contract/core/captcha'
import { sansSeparateurs } from 'domain/core/invisibles'
import { notifyFailure } from '../notices/failure.ts'
import { settle } from '../notices/notices-store.ts'
import { fetchCaptcha } from './fetch-captcha.ts'

type Image = Pick<Awaited<ReturnType<typeof fetchCaptcha>>, 'id' | 'sound'> & { address: string }

/** What fails and succeeds again here. */
const action = 'captcha'

/** An image of the service, of `api` unless it is named, and the way to ask for another; one image is good for one try (CAPTCHA-09). */
export const useCaptcha = (service?: CaptchaService) => {
  const [image, setImage] = useState<Image | null>(null)
  const [rank, setRank] = useState(0)

  useEffect(() => {
    const question = new AbortController()
    fetchCaptcha(service, question.signal).then(
      ({ image: blob, ...captcha }) => {
        settle(action)
        setImage({ ...captcha, address: URL.createObjectURL(blob) })
      },
      (error: unknown) => question.signal.aborted || notifyFailure(error, undefined, action),
    )
    return () => question.abort()
  }, [service, rank])
  useEffect(() => () => URL.revokeObjectURL(image?.address ?? ''), [image])

  const renew = useCallback(() => {
    setImage(null)
    setRank((last) => last + 1)
  }, [])

  /** The headers of the protected call (CAPTCHA-07). A header holds ASCII only; what it cannot hold is wrong anyway. */
  const headersFor = (entry: string) => ({
    'x-captcha-id': image?.id ?? '',
    'x-captcha-saisie': sansSeparateurs(entry).replace(/[^\x21-\x7e]/g, '?'),
  })

  return { image, renew, headersFor }
}
