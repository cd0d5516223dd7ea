import { useState } from 'react'
import type { Call, Sent } from 'contract/core/call'
import { textesChrome } from 'domain/core/textes/chrome'
import { useConstants } from '../constants.ts'
import { notifyFailure } from './failure.ts'
import { notify, settle } from '../notices/notices-store.ts'
import { ApiError } from './api-error.ts'
import { callBlob } from './call-api.ts'
import { deliverDocument } from './deliver-document.ts'

/** Fetches a binary call and opens or downloads its document. A refusal is worded as ERR-03 asks. `fetching` is true meanwhile. */
export const useDocument = () => {
  const constantes = useConstants()
  const [fetching, setFetching] = useState(false)
  const refused = (error: unknown, action: string) => {
    if (!(error instanceof ApiError) || constantes === null) return notifyFailure(error, undefined, action)
    const support = { courriel: constantes.courrielSupport, telephone: constantes.telephoneSupport }
    const reasons = error.corps.globalErrors.map(({ defaultMessage }) => defaultMessage)
    notify('error', textesChrome.documentNonOuvert(support), reasons, action)
  }
  /** Resolves to true once the document is opened or downloaded. */
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
