import { useRef, useState } from 'react'
import { deposerCreation, type AccuseReception } from 'contract/requetes/depot'
import type { ErreurChamp } from 'domain/core/erreurs'
import { textes } from 'domain/core/textes'
import { textesChrome } from 'domain/core/textes-chrome'
import { etapeDuChamp } from 'domain/requetes/etapes-creation'
import { textesEnvoi } from 'domain/requetes/textes-envoi'
import { ApiError } from '../../core/api/api-error.ts'
import { uploadApi } from '../../core/api/upload-api.ts'
import { notifyFormFailure } from '../../core/notices/failure.ts'
import { notify, settle } from '../../core/notices/notices-store.ts'
import { lisible } from '../../core/form/file/readable.ts'
import { depotAccepte, type AnnexeJointe } from '../saisie-creation.ts'
import type { Creation } from './use-brouillon.ts'
import { cleDIntention, oublierIntention } from './intention.ts'

/** The one sending of a creation. */
export interface Envoi {
  /** Percent sent, null when nothing is under way. */
  progression: number | null
  envoyer: () => Promise<void>
  transmise: () => boolean
}

const illisibles = async (annexes: readonly AnnexeJointe[]): Promise<ErreurChamp[]> => {
  const lus = await Promise.all(annexes.map(({ fichier }) => lisible(fichier)))
  return lus.flatMap((lu, rang) => (lu ? [] : [{ field: `documents[${rang}].fichier`, defaultMessage: textes.fichierIllisible }]))
}

export const useEnvoi = ({ saisie, refuser }: Creation, onSent: (accuse: AccuseReception, email: string) => void): Envoi => {
  const [progression, setProgression] = useState<number | null>(null)
  const enCours = useRef(false)
  const transmise = useRef(false)

  const send = async () => {
    const perdus = await illisibles(saisie.annexes)
    if (perdus.length > 0) {
      notify('error', textesEnvoi.echec, [textesEnvoi.fichiersIllisibles])
      return refuser(perdus)
    }
    const files = saisie.annexes.map(({ fichier }) => fichier)
    const sent = { headers: { 'idempotency-key': cleDIntention() }, part: depotAccepte(saisie), files }
    const accuse = await uploadApi(deposerCreation, sent, setProgression)
    oublierIntention()
    transmise.current = true
    settle(textesEnvoi.echec)
    notify('success', textesEnvoi.transmise)
    onSent(accuse, saisie.declarant.email.trim())
  }
  const fail = (error: unknown) => {
    if (error instanceof ApiError && error.status === 422) {
      // The key was received with another content: an earlier sending did arrive (threats.md §6.2).
      oublierIntention()
      return notify('error', textesEnvoi.echec, [textesEnvoi.dejaRecue])
    }
    notifyFormFailure(error, textesEnvoi.echec, textesChrome.erreurCommunicationDetail)
    if (!(error instanceof ApiError) || error.corps.errors.length === 0) return
    const sansEtape = error.corps.errors.filter(({ field }) => etapeDuChamp(field) === null)
    if (sansEtape.length > 0)
      notify(
        'error',
        textesEnvoi.echec,
        sansEtape.map(({ defaultMessage }) => defaultMessage),
      )
    refuser(error.corps.errors)
  }
  const envoyer = async () => {
    // A double click is one sending: the second comes before React has drawn the first.
    if (enCours.current) return
    enCours.current = true
    setProgression(0)
    await send().catch(fail)
    setProgression(null)
    enCours.current = false
  }
  return { progression, envoyer, transmise: () => transmise.current }
}
