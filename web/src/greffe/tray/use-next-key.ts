import { useEffect, useEffectEvent, useState } from 'react'
import { useRouter } from '@tanstack/react-router'
import { textesBench } from 'domain/suivi/textes/bench'
import { keysAct, useShortcuts } from '../../core/shortcuts/use-shortcuts.ts'
import type { useQueuePlace } from './use-queue-place.ts'

const { attenteSuivant, fileNonLue, horsFile } = textesBench

/**
 * Shortcut « n »: opens the next request. While the queue is loading, the key waits for it. It is dropped when the clerk has since
 * navigated, typed or opened a dialog. Returns the message about a waiting or failed key, null without one.
 */
export const useNextKey = (queue: ReturnType<typeof useQueuePlace>, open: (numero: string) => void): string | null => {
  const { place, reading, unread, readAgain } = queue
  const next = place?.next ?? null
  const router = useRouter()
  const [key, setKey] = useState<'held' | 'acts' | 'vain' | null>(null)
  if (key === 'held' && next !== null) setKey('acts')
  if (key === 'held' && next === null && !reading) setKey('vain')
  useShortcuts({
    n: () => {
      if (next !== null) return open(next)
      if (unread) readAgain()
      setKey('held')
    },
  })
  const act = useEffectEvent(() => {
    if (next !== null && keysAct(document.activeElement) && router.state.status === 'idle') open(next)
  })
  useEffect(() => {
    if (key === 'acts') act()
  }, [key])
  if (key === 'held') return attenteSuivant
  if (key !== 'vain') return null
  if (unread) return fileNonLue
  return place === null ? horsFile : null
}
