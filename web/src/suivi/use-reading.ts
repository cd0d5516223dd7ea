import { useState } from 'react'
import { firstView, type View } from '../core/viewer/view.ts'
import type { FileShown } from './files-shown.ts'

/** The document that is read beside the data, and how each was left. */
export interface ReadingPane {
  shown: FileShown | undefined
  view: View
  onShow: (key: string, page?: number) => void
  onView: (view: View) => void
}

/** `first` what is shown before anything is chosen, and its page where one is known; the first file without it. */
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
