import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { getPageAEditer, modifierPage } from 'contract/app/pages'
import type { Answer } from 'contract/core/call'
import type { EditablePage } from 'domain/app/editable-pages'
import { textesPages } from 'domain/app/textes/pages'
import { failureOf, type Outcome } from '../../core/acts/outcome.ts'
import { useAct } from '../../core/acts/use-act.ts'
import { queryOf } from '../../core/api/use-api.ts'

export type PageRead = Answer<typeof getPageAEditer>

/** The version that somebody else published meanwhile, and the sentence that says so. */
export interface Conflict {
  sentence: string
  theirs: PageRead
}

const { edition } = textesPages

/** Publishes a page's text against the version it was edited from (`base`), and reports a conflict. */
export const usePageEdition = (id: EditablePage, read: PageRead) => {
  const client = useQueryClient()
  const acts = useAct(edition.echec, { conflictOnPage: true })
  const [base, setBase] = useState(read)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const readAgain = () => client.fetchQuery({ ...queryOf(getPageAEditer, { params: { id } }), staleTime: 0 })

  /** On success, resolves to the published page. A null `contenu` restores the default text. */
  const save = async (contenu: string | null): Promise<Outcome<PageRead>> => {
    const said = () => (contenu === null ? edition.retablie : edition.enregistree)
    const outcome = await acts.attempt(modifierPage, { params: { id }, body: { contenu, version: base.version } }, said)
    if (outcome.kind !== 'done' && outcome.kind !== 'conflict') return outcome
    try {
      const page = await readAgain()
      if (outcome.kind === 'done') {
        setBase(page)
        return { kind: 'done', answer: page }
      }
      setConflict({ sentence: outcome.lines.join(' '), theirs: page })
      return outcome
    } catch (error) {
      return failureOf(error, edition.echec)
    }
  }
  /** From now on, the edited text is based on their version. */
  const settle = ({ theirs }: Conflict) => {
    setBase(theirs)
    setConflict(null)
  }
  return { acts, base, conflict, save, settle }
}
