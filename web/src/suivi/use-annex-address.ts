import { useEffect, useState } from 'react'
import { lireAnnexe } from 'contract/suivi/greffe'
import { callBlob } from '../core/api/call-api.ts'
import type { AnnexeData } from './dossier.ts'

/** A temporary address of an annexe's bytes, of a type we impose, released when the page no longer shows it. */
export const useAnnexAddress = (numero: string, { rang, nom, mime }: AnnexeData, wanted: boolean) => {
  const [url, setUrl] = useState<string | null>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    if (!wanted) return
    const question = new AbortController()
    let made: string | null = null
    const type = lireAnnexe.produces.find((each) => each === mime) ?? 'application/octet-stream'
    callBlob(lireAnnexe, { params: { numero, rang: String(rang), nom } }, question.signal).then(
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
  }, [numero, rang, nom, mime, wanted])
  return { url, failed }
}
