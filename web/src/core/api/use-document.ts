import { useState } from 'react'
import type { Call, Sent } from 'contract/core/call'
import { textesChrome } from 'domain/core/textes-chrome'
import { useConstantes } from '../constantes.ts'
import { notifyFailure } from '../notices/failure.ts'
import { notify, settle } from '../notices/notices-store.ts'
import { ApiError } from './api-error.ts'
import { callBlob } from './call-api.ts'
import { deliverDocument } from './deliver-document.ts'

/** Fetches a binary call and gives its document to the person; a refusal reads as ERR-03 asks. `fetching` while it is awaited. */
export const useDocument = () => {
  const constantes = useConstantes()
  const [fetching, setFetching] = useState(false)
  const refused = (error: unknown, action: string) => {
    if (!(error instanceof ApiError) || constantes === null) return notifyFailure(error, undefined, action)
    const support = { courriel: constantes.courrielSupport, telephone: constantes.telephoneSupport }
    const reasons = error.corps.globalErrors.map(({ defaultMessage }) => defaultMessage)
    notify('error', textesChrome.documentNonOuvert(support), reasons, action)
  }
  /** True once the document is given. */
  const open = async <C extends Call>(call: C, sent: Sent<C>, nom: string, saved = false): Promise<boolean> => {
    setFetching(true)
    try {
      const { blob } = await callBlob(call, sent)
      settle(call.path)
      deliverDocument(blob, nom, saved)
      return true
    } catch (error) {
      refused(error, call.path)
      return false
    } finally {
      setFetching(false)
    }
  }
  return { open, fetching }
}
