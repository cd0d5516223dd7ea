import { useCallback, useEffect, useState } from 'react'
import type { CaptchaService } from 'contract/core/captcha'
import { stripSeparators } from 'domain/core/invisibles'
import { notifyFailure } from '../api/failure.ts'
import { settle } from '../notices/notices-store.ts'
import { fetchCaptcha } from './fetch-captcha.ts'

type Image = Pick<Awaited<ReturnType<typeof fetchCaptcha>>, 'id' | 'sound'> & { address: string }

/** Groups the notices of this call: its next success removes its error. */
const action = 'captcha'

/** A captcha of the service (`api` by default), and a function that fetches another: each is valid for one try (CAPTCHA-09). */
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

  /** The headers of the protected call (CAPTCHA-07). A header holds only ASCII. Any other character is a wrong answer anyway. */
  const headersFor = (entry: string) => ({
    'x-captcha-id': image?.id ?? '',
    'x-captcha-saisie': stripSeparators(entry).replace(/[^\x21-\x7e]/g, '?'),
  })

  return { image, renew, headersFor }
}
