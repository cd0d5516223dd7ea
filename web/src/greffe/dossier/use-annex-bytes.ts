import { useEffect, useState } from 'react'
import { lireAnnexe } from 'contract/greffe/dossier'
import { callBlob } from '../../core/api/call-api.ts'
import type { FileShown } from './files-shown.ts'

/** Fetches an annexe. The Blob gets a MIME type from our own list, never an arbitrary one. */
export const useAnnexBytes = ({ key, mime, call, sent }: FileShown, wanted: boolean) => {
  const [bytes, setBytes] = useState<Blob | null>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    if (!wanted) return
    const question = new AbortController()
    const type = lireAnnexe.produces.find((each) => each === mime) ?? 'application/octet-stream'
    callBlob(call, sent, question.signal).then(
      ({ blob }) => setBytes(new Blob([blob], { type })),
      () => question.signal.aborted || setFailed(true),
    )
    return () => question.abort()
    // `key` identifies the file; `call` and `sent` are new objects at each render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key, mime, wanted])
  return { bytes, failed }
}
