import { useEffect, useState } from 'react'
import { lireAnnexe } from 'contract/suivi/greffe'
import { callBlob } from '../core/api/call-api.ts'
import type { FileShown } from './files-shown.ts'

/** A temporary address of an annexe's bytes, of a type we impose, released when the page no longer shows it. */
export const useAnnexAddress = ({ key, mime, call, sent }: FileShown, wanted: boolean) => {
  const [url, setUrl] = useState<string | null>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    if (!wanted) return
    const question = new AbortController()
    let made: string | null = null
    const type = lireAnnexe.produces.find((each) => each === mime) ?? 'application/octet-stream'
    callBlob(call, sent, question.signal).then(
      ({ blob }) => {
        made = URL.createObjectURL(new Blob([blob], { type }))
        setUrl(made)
      },
      () => question.signal.aborted || setFailed(true),
    )
    return () => {
      question.abort()
      if (made !== null) URL.revokeObjectURL(made)
    }
    // The key says which file: its call is made anew with each drawing.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key, mime, wanted])
  return { url, failed }
}
