import { useQueryClient } from '@tanstack/react-query'
import { listerSessions, terminerAutresSessions, terminerSession } from 'contract/compte/mon-compte'
import { textesMonCompte } from 'domain/compte/textes-mon-compte'
import { callApi } from '../core/api/call-api.ts'
import { callKey } from '../core/api/use-api.ts'
import { notifyFailure } from '../core/notices/failure.ts'
import { notify, settle } from '../core/notices/notices-store.ts'
import type { SessionOuverte } from './own-session.ts'

const { sessions: textes } = textesMonCompte

/** Ends one of the person's other sessions, or all of them; the list is then true again. */
export const useEndSessions = (onEnded: () => void) => {
  const client = useQueryClient()
  return async (which: SessionOuverte | 'others') => {
    try {
      if (which === 'others') await callApi(terminerAutresSessions, {})
      else await callApi(terminerSession, { params: { id: which.id } })
      settle(textes.echec)
      notify('success', which === 'others' ? textes.autresFermees : textes.fermee)
      onEnded()
    } catch (error) {
      notifyFailure(error, textes.echec)
    }
    await client.invalidateQueries({ queryKey: callKey(listerSessions) })
  }
}
