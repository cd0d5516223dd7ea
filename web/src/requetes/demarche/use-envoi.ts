import { useRef, useState } from 'react'
import type { AccuseReception } from 'contract/requetes/depot'
import type { ErreurChamp } from 'domain/core/erreurs'
import { textes } from 'domain/core/textes/common'
import { textesChrome } from 'domain/core/textes/chrome'
import { textesEnvoi } from 'domain/requetes/textes/envoi'
import { motsDeSaisie } from 'domain/requetes/textes/guichet'
import { ApiError } from '../../core/api/api-error.ts'
import { notifyFormFailure } from '../../core/api/failure.ts'
import { notify, settle } from '../../core/notices/notices-store.ts'
import type { FormulaireDemarche, Saisie } from '../demarche.ts'
import type { Brouillon } from './use-brouillon.ts'

/** The sending of a filing; one at a time. */
export interface EnvoiEnCours {
  /** Percentage sent; null when no sending is in progress. */
  progression: number | null
  send: () => Promise<void>
  /** True when the association has changed since the form was opened: the form must be rebased first. */
  depassee: boolean
  resume: () => Promise<void>
}

/** Whether the error says that the draft no longer holds a file (FORM-29). */
const isLostFichier = ({ defaultMessage }: ErreurChamp): boolean => defaultMessage === textes.fichierIllisible

export const useEnvoi = <S extends Saisie>(
  { objet, textes: { echec, transmise }, etapeFinale, champEtape, submit, aJour }: FormulaireDemarche<S>,
  { form, enregistrement, manques, refuse, finish, replace }: Brouillon<S>,
  onSent: (accuse: AccuseReception, email: string) => void,
): EnvoiEnCours => {
  const [progression, setProgression] = useState<number | null>(null)
  const [depassee, setDepassee] = useState(false)
  const enCours = useRef(false)

  const send = async () => {
    const saisie = form.getValues()
    const accuse = await submit(saisie, { brouillon: enregistrement.id, onProgress: setProgression })
    finish()
    settle(echec)
    notify('success', transmise)
    onSent(accuse, saisie.declarant.email.trim())
  }
  const fail = (error: unknown) => {
    if (error instanceof ApiError && error.status === 422) {
      // The server received this key with another content: an earlier sending did succeed (rule E5).
      return notify('error', echec, [motsDeSaisie(objet.guichet).envoi.dejaRecue])
    }
    if (aJour && error instanceof ApiError && error.status === 409 && error.corps.message === textesEnvoi.associationChangee)
      return setDepassee(true)
    if (error instanceof ApiError && error.corps.errors.some(isLostFichier)) notify('error', echec, [textesEnvoi.fichiersIllisibles])
    else notifyFormFailure(error, echec, textesChrome.erreurCommunicationDetail)
    if (!(error instanceof ApiError) || error.corps.errors.length === 0) return
    const sansEtape = error.corps.errors.filter(({ field }) => champEtape(field) === null)
    if (sansEtape.length > 0)
      notify(
        'error',
        echec,
        sansEtape.map(({ defaultMessage }) => defaultMessage),
      )
    refuse(error.corps.errors)
  }
  const dispatch = async () => {
    const final = manques(etapeFinale.id)
    if (final.length > 0) return refuse(final)
    // On a double click, the second click comes before React renders the first.
    if (enCours.current) return
    enCours.current = true
    setProgression(0)
    await send().catch(fail)
    setProgression(null)
    enCours.current = false
  }
  const rebaseSaisie = async () => {
    if (!aJour) return
    try {
      replace(await aJour(form.getValues()))
      setDepassee(false)
      notify('info', textesEnvoi.repriseFaite)
    } catch (error) {
      notifyFormFailure(error, echec, textesChrome.erreurCommunicationDetail)
    }
  }
  return { progression, send: dispatch, depassee, resume: rebaseSaisie }
}
