import { useEffect, useRef, useState } from 'react'
import { enregistrerBrouillon } from 'contract/requetes/brouillon'
import { listerBrouillons } from 'contract/requetes/brouillons'
import { ApiError, NetworkError } from '../../core/api/api-error.ts'
import { callApi } from '../../core/api/call-api.ts'
import { linesOfFailure } from '../../core/notices/failure.ts'
import { estDe, type ObjetDeSaisie } from './objet.ts'
import type { BrouillonOuvert, EnSaisie, Sauvegarde } from './ouvert.ts'

/** Between two looks at what is typed: nothing older than five seconds is lost (goal R16). */
const periodeMs = 3000

/** What the last saving came to; `ailleurs`: another window has saved since, and nothing is written over it. */
export type EtatEnregistrement =
  | { etat: 'rien' | 'enCours' }
  /** In the server's words; none when the network failed. */
  | { etat: 'echec'; raisons: readonly string[] }
  | { etat: 'ailleurs'; phrase: string }

const etatDe = (error: unknown): EtatEnregistrement => {
  if (error instanceof ApiError && error.status === 409) return { etat: 'ailleurs', phrase: error.corps.message }
  return { etat: 'echec', raisons: error instanceof NetworkError ? [] : linesOfFailure(error) }
}

/** The server has understood, and would refuse again. */
const estDefinitif = (error: unknown): boolean => error instanceof ApiError && error.status < 500 && error.status !== 429

interface Cible<S> {
  objet: ObjetDeSaisie
  ouvert: BrouillonOuvert<S> | null
  /** What there is to keep; null when nothing was typed. */
  lire: () => (EnSaisie<S> & { denomination: string }) | null
}

/** The saving of a form on the server while it is typed, one after the other, tried again as long as it fails for want of a network. */
export const useEnregistrement = <S>({ objet, ouvert, lire }: Cible<S>) => {
  const [id, setId] = useState(() => ouvert?.id ?? crypto.randomUUID())
  const [ecrivain] = useState(() => ouvert?.ecrivain ?? crypto.randomUUID())
  const [sauvegarde, setSauvegarde] = useState<Sauvegarde | null>(ouvert?.sauvegarde ?? null)
  const [etat, setEtat] = useState<EtatEnregistrement>({ etat: 'rien' })
  const revision = useRef(ouvert?.revision ?? 0)
  /** What the server holds, as text; null when it does not hold what is in the form. */
  const garde = useRef(ouvert?.garde ? JSON.stringify(ouvert.saisie) : null)
  /** Where the person was when this window saved last; a window that only looks writes nothing, its position neither. */
  const place = useRef<string | null>(null)
  const arrete = useRef(false)
  /** Why nothing more is saved. */
  const refus = useRef<unknown>(null)
  const suite = useRef<Promise<unknown>>(Promise.resolve())

  const envoyer = async (cible: string, contenu: EnSaisie<S> & { denomination: string }) => {
    const texte = JSON.stringify(contenu.saisie)
    if (texte === garde.current && (place.current === null || place.current === contenu.etape)) return
    if (arrete.current) throw refus.current
    // A failure stays on screen while it is tried again.
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
      arrete.current = estDefinitif(error)
      refus.current = error
      setEtat(etatDe(error))
      throw error
    }
  }
  const enregistrer = (contenu: ReturnType<typeof lire>, cible = id): Promise<void> => {
    if (contenu === null) return Promise.resolve()
    const apres = suite.current.then(() => envoyer(cible, contenu))
    suite.current = apres.catch(() => {})
    return apres
  }
  const latest = useRef({ lire, enregistrer })
  useEffect(() => {
    latest.current = { lire, enregistrer }
  })
  const regarder = () => latest.current.enregistrer(latest.current.lire()).catch(() => {})

  useEffect(() => {
    const timer = setInterval(() => void regarder(), periodeMs)
    const leaving = () => document.visibilityState === 'hidden' && void regarder()
    document.addEventListener('visibilitychange', leaving)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', leaving)
      void regarder()
    }
  }, [])

  return {
    id,
    ecrivain,
    sauvegarde,
    etat,
    revision: () => revision.current,
    /** Saves what is typed now. Throws what refused it. */
    enregistrer: () => enregistrer(lire()),
    /** Makes sure that the draft exists, whatever it holds. Throws what refused it. */
    exister: (contenu: EnSaisie<S> & { denomination: string }) => (revision.current > 0 ? Promise.resolve() : enregistrer(contenu)),
    /** Writes what is on screen over what another window has saved. */
    imposer: async () => {
      const autre = (await callApi(listerBrouillons, {})).find(
        (each) => each.id === id || (objet.association !== null && estDe(objet)(each)),
      )
      revision.current = autre?.revision ?? 0
      arrete.current = false
      setId(autre?.id ?? id)
      await enregistrer(lire(), autre?.id ?? id)
    },
    arreter: () => {
      arrete.current = true
    },
  }
}

export type Enregistrement = ReturnType<typeof useEnregistrement>
