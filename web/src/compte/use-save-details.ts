import { useQueryClient } from '@tanstack/react-query'
import type { UseFormReturn } from 'react-hook-form'
import { authenticate, type Utilisateur } from 'contract/compte/compte'
import { modifierInfos } from 'contract/compte/mon-compte'
import type { Sent } from 'contract/core/call'
import { textesMonCompte } from 'domain/compte/textes-mon-compte'
import { ApiError } from '../core/api/api-error.ts'
import { callApi } from '../core/api/call-api.ts'
import { callKey } from '../core/api/use-api.ts'
import { applyServerErrors } from '../core/form/apply-server-errors.ts'
import { notifyFormFailure } from '../core/notices/failure.ts'
import { notify, settle } from '../core/notices/notices-store.ts'
import { detailsOf, type Details } from './details.ts'
import { renewSession } from './session.ts'

/** Saves the details, then has the token renewed and the person read again (ACCOUNT-16, ERR-11). */
export const useSaveDetails = (form: UseFormReturn<Details>) => {
  const client = useQueryClient()
  const reload = async () => {
    // Saved all the same when the server is silent now: the next call renews the token.
    await renewSession().catch(() => null)
    await client.invalidateQueries({ queryKey: callKey(authenticate) })
    const utilisateur = client.getQueryData<Utilisateur>(callKey(authenticate, {}))
    if (utilisateur) form.reset(detailsOf(utilisateur))
  }
  return async (values: Details) => {
    try {
      await callApi(modifierInfos, { body: values as Sent<typeof modifierInfos>['body'] })
    } catch (error) {
      notifyFormFailure(error, textesMonCompte.echec)
      if (error instanceof ApiError) applyServerErrors(form, error.corps)
      return
    }
    await reload()
    settle(textesMonCompte.echec)
    notify('success', textesMonCompte.modifiees)
  }
}
