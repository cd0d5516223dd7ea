import { useQueryClient } from '@tanstack/react-query'
import type { UseFormReturn } from 'react-hook-form'
import { authenticate, type Utilisateur } from 'contract/compte/compte'
import { modifierInfos } from 'contract/compte/own-compte'
import type { Sent } from 'contract/core/call'
import { textesOwnCompte } from 'domain/compte/textes/own-compte'
import { useAct } from '../core/acts/use-act.ts'
import { callKey } from '../core/api/use-api.ts'
import { notify } from '../core/notices/notices-store.ts'
import { detailsOf, type Details } from './details.ts'
import { renewSession } from './session.ts'

/** Saves the details, renews the token, then refetches the person (ACCOUNT-16, ERR-11). */
export const useSaveDetails = (form: UseFormReturn<Details>) => {
  const client = useQueryClient()
  const acts = useAct(textesOwnCompte.echec)
  const save = (values: Details) =>
    acts.attempt(modifierInfos, { body: values as Sent<typeof modifierInfos>['body'] }, null, {
      // The details are saved even if the renewal fails: the next call renews the token.
      beforeReading: () => renewSession().catch(() => null),
      afterReading: () => {
        const utilisateur = client.getQueryData<Utilisateur>(callKey(authenticate, {}))
        if (utilisateur) form.reset(detailsOf(utilisateur))
        // Notify after the reset: before it, leaving the form would still ask.
        notify('success', textesOwnCompte.modifiees)
      },
    })
  return { acts, save }
}
