import { useEffect, useEffectEvent, useState } from 'react'
import { useRouter } from '@tanstack/react-router'
import { textesEtabli } from 'domain/suivi/textes-etabli'
import { keysAct, useShortcuts } from '../core/shortcuts/use-shortcuts.ts'
import type { useQueuePlace } from './use-queue-place.ts'

const { attenteSuivant, fileNonLue, horsFile } = textesEtabli

/**
 * « n » opens the next file. Pressed before the queue says which one it is, it is held until it does; who has left meanwhile, types or has
 * opened a dialog stays where they are. What is said of a key held, or that could not be.
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
