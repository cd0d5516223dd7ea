import { useState } from 'react'
import { firstView, type View } from '../../core/viewer/view.ts'
import type { FileShown } from './files-shown.ts'

/** The document shown in the pane, and the view (page, rotation, scale) kept for each document. */
export interface ReadingPane {
  shown: FileShown | undefined
  view: View
  onShow: (key: string, page?: number) => void
  onView: (view: View) => void
}

/** `first` is the document shown until one is chosen, with its page if known. Defaults to the first file. */
export const useReading = (files: readonly FileShown[], first: { file: FileShown; page: number | null } | null = null): ReadingPane => {
  const [chosen, setChosen] = useState<string | null>(null)
  const [views, setViews] = useState<Record<string, View>>({})
  const shown = files.find(({ key }) => key === chosen) ?? first?.file ?? files[0]
  const keep = (key: string, change: (view: View) => View) => setViews((known) => ({ ...known, [key]: change(known[key] ?? firstView) }))
  const unseen = first !== null && first.page !== null && shown?.key === first.file.key ? { ...firstView, page: first.page } : firstView
  return {
    shown,
    view: (shown && views[shown.key]) ?? unseen,
    onShow: (key, page) => {
      setChosen(key)
      if (page !== undefined) keep(key, (view) => ({ ...view, page }))
    },
    onView: (view) => shown && keep(shown.key, () => view),
  }
}
