import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { getPage, getPageAEditer, listerPages, modifierPage } from 'contract/app/pages'
import type { Answer } from 'contract/core/call'
import type { PageEditable } from 'domain/app/pages-editables'
import { textesPages } from 'domain/app/textes-pages'
import { ApiError } from '../../core/api/api-error.ts'
import { callApi } from '../../core/api/call-api.ts'
import { callKey } from '../../core/api/use-api.ts'
import { notifyFailure } from '../../core/notices/failure.ts'
import { notify, settle as settleNotices } from '../../core/notices/notices-store.ts'

export type PageRead = Answer<typeof getPageAEditer>

/** What somebody else published meanwhile, and the sentence that says so. */
export interface Conflict {
  sentence: string
  theirs: PageRead
}

/** Publishes the text of a page on the version it was made on (`base`), and tells who was faster. */
export const usePageEdition = (id: PageEditable, read: PageRead) => {
  const client = useQueryClient()
  const [base, setBase] = useState(read)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [busy, setBusy] = useState(false)
  const readAgain = () => callApi(getPageAEditer, { params: { id } })

  /** Answers the page as it is published now, null when nothing was saved. `contenu` null restores the text of the product. */
  const save = async (contenu: string | null): Promise<PageRead | null> => {
    setBusy(true)
    try {
      await callApi(modifierPage, { params: { id }, body: { contenu, version: base.version } })
      const published = await readAgain()
      setBase(published)
      settleNotices(textesPages.edition.echec)
      notify('success', contenu === null ? textesPages.edition.retablie : textesPages.edition.enregistree)
      for (const call of [getPage, listerPages]) void client.invalidateQueries({ queryKey: callKey(call) })
      return published
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) setConflict({ sentence: error.corps.message, theirs: await readAgain() })
      else notifyFailure(error, textesPages.edition.echec)
      return null
    } finally {
      setBusy(false)
    }
  }
  /** From now on the text is made on theirs. */
  const settle = ({ theirs }: Conflict) => {
    setBase(theirs)
    setConflict(null)
  }
  return { base, conflict, busy, save, settle }
}
