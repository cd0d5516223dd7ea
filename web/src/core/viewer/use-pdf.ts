import { useEffect, useEffectEvent, useState } from 'react'
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import { openPdf } from './open-pdf.ts'

/** Opens the PDF of a file: null while loading, or `failed`. It is destroyed when the component unmounts. */
export const usePdf = (file: Blob) => {
  const [pdf, setPdf] = useState<PDFDocumentProxy | null>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    let left = false
    const opened = file.bytes().then((bytes) => (left ? undefined : openPdf(bytes)))
    opened
      .then((task) => task?.promise)
      .then(
        (document) => left || setPdf(document ?? null),
        () => left || setFailed(true),
      )
    return () => {
      left = true
      void opened.then((task) => task?.destroy())
    }
  }, [file])
  return { pdf, failed }
}

/** One page of a document. The previous page stays until the next one is ready. Calls `onFailure` when the page is unreadable. */
export const usePdfPage = (pdf: PDFDocumentProxy | null, number: number, onFailure: () => void): PDFPageProxy | null => {
  const [page, setPage] = useState<PDFPageProxy | null>(null)
  const fail = useEffectEvent(onFailure)
  useEffect(() => {
    let left = false
    void pdf?.getPage(number).then(
      (found) => left || setPage(found),
      () => left || fail(),
    )
    return () => {
      left = true
    }
  }, [pdf, number])
  return page
}
