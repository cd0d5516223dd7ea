import { useEffect, useRef, useState } from 'react'
import { enregistrerBrouillon } from 'contract/requetes/brouillon'
import { listerBrouillons } from 'contract/requetes/brouillons'
import { ApiError, NetworkError } from '../../core/api/api-error.ts'
import { callApi } from '../../core/api/call-api.ts'
import { linesOfFailure } from '../../core/api/failure.ts'
import { belongsTo, type ObjetDeSaisie } from './objet.ts'
import type { OpenBrouillon, EnSaisie, Sauvegarde } from './open-brouillon.ts'

/** Milliseconds between two checks of the form: nothing typed more than five seconds ago is lost (docs/goals.md, R16). */
const periodeMs = 3000

/** The result of the last saving. `ailleurs`: another window has saved since, and this one overwrites nothing. */
export type EtatEnregistrement =
  | { etat: 'rien' | 'enCours' }
  /** The server's messages; empty when the network failed. */
  | { etat: 'echec'; raisons: readonly string[] }
  | { etat: 'ailleurs'; phrase: string }

const etatDe = (error: unknown): EtatEnregistrement => {
  if (error instanceof ApiError && error.status === 409) return { etat: 'ailleurs', phrase: error.corps.message }
  return { etat: 'echec', raisons: error instanceof NetworkError ? [] : linesOfFailure(error) }
}

/** Whether the server would refuse a retry too. */
const isPermanent = (error: unknown): boolean => error instanceof ApiError && error.status < 500 && error.status !== 429

interface Cible<S> {
  objet: ObjetDeSaisie
  ouvert: OpenBrouillon<S> | null
  /** Reads what to save; null when nothing was typed. */
  read: () => (EnSaisie<S> & { denomination: string }) | null
}

/**
 * Saves a form to the server while it is typed, one saving at a time. Retries network failures, 429 and 5xx responses at the next check.
 */
export const useEnregistrement = <S>({ objet, ouvert, read }: Cible<S>) => {
  const [id, setId] = useState(() => ouvert?.id ?? crypto.randomUUID())
  const [ecrivain] = useState(() => ouvert?.ecrivain ?? crypto.randomUUID())
  const [sauvegarde, setSauvegarde] = useState<Sauvegarde | null>(ouvert?.sauvegarde ?? null)
  const [etat, setEtat] = useState<EtatEnregistrement>({ etat: 'rien' })
  const revision = useRef(ouvert?.revision ?? 0)
  /** The JSON of the values the server holds; null when they may differ from the form. */
  const garde = useRef(ouvert?.garde ? JSON.stringify(ouvert.saisie) : null)
  /** The step at the last saving of this window; null before. A window where nothing was typed does not save its step either. */
  const place = useRef<string | null>(null)
  const arrete = useRef(false)
  /** The error that stopped the saving. */
  const refus = useRef<unknown>(null)
  const suite = useRef<Promise<unknown>>(Promise.resolve())

  const dispatch = async (cible: string, contenu: EnSaisie<S> & { denomination: string }) => {
    const texte = JSON.stringify(contenu.saisie)
    if (texte === garde.current && (place.current === null || place.current === contenu.etape)) return
    if (arrete.current) throw refus.current
    // Keep a failure on screen during its retry.
    setEtat((avant) => (avant.etat === 'echec' ? avant : { etat: 'enCours' }))
    try {
      const { denomination, ...enSaisie } = contenu
      const body = { ...objet, denomination, contenu: { ...enSaisie }, revision: revision.current, ecrivain }
      const { revision: ecrite, ...dite } = await callApi(enregistrerBrouillon, { params: { id: cible }, body })
      revision.current = ecrite
      garde.current = texte
      place.current = contenu.etape
      setSauvegarde(dite)
      setEtat({ etat: 'rien' })
    } catch (error) {
      arrete.current = isPermanent(error)
      refus.current = error
      setEtat(etatDe(error))
      throw error
    }
  }
  const save = (contenu: ReturnType<typeof read>, cible = id): Promise<void> => {
    if (contenu === null) return Promise.resolve()
    const apres = suite.current.then(() => dispatch(cible, contenu))
    suite.current = apres.catch(() => {})
    return apres
  }
  const latest = useRef({ read, save })
  useEffect(() => {
    latest.current = { read, save }
  })
  const saveLatest = () => latest.current.save(latest.current.read()).catch(() => {})

  useEffect(() => {
    const timer = setInterval(() => void saveLatest(), periodeMs)
    const leaving = () => document.visibilityState === 'hidden' && void saveLatest()
    document.addEventListener('visibilitychange', leaving)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', leaving)
      void saveLatest()
    }
  }, [])

  return {
    id,
    ecrivain,
    sauvegarde,
    etat,
    revision: () => revision.current,
    /** Saves what is typed. Rejects with the error of the saving. */
    save: () => save(read()),
    /** Creates the draft if the server has none yet. Rejects with the error of the saving. */
    ensureStored: (contenu: EnSaisie<S> & { denomination: string }) => (revision.current > 0 ? Promise.resolve() : save(contenu)),
    /** Overwrites what another window has saved with what is on screen. */
    imposer: async () => {
      const autre = (await callApi(listerBrouillons, {})).find(
        (each) => each.id === id || (objet.association !== null && belongsTo(objet)(each)),
      )
      revision.current = autre?.revision ?? 0
      arrete.current = false
      setId(autre?.id ?? id)
      await save(read(), autre?.id ?? id)
    },
    stop: () => {
      arrete.current = true
    },
  }
}

export type Enregistrement = ReturnType<typeof useEnregistrement>
