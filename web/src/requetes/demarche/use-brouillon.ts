import { useState } from 'react'
import type { ErreurChamp } from 'domain/core/erreurs'
import type { LimitesFichiers } from 'domain/core/fichier'
import { etapeDuChamp, etapesCreation, verifierEtape, type EtapeCreation } from 'domain/requetes/etapes-creation'
import { contexteDe, versDepot, type SaisieCreation } from '../saisie-creation.ts'

/** Where a form of creation stands. */
export interface Avancement {
  saisie: SaisieCreation
  etape: EtapeCreation
  /** Rank of the furthest step reached (FORM-01). */
  atteinte: number
}

/** Where a new one begins. */
export const debut = (saisie: SaisieCreation): Avancement => ({ saisie, etape: 'declarant', atteinte: 0 })

/** The form of a creation under way: what is typed, where the person is, what is wrong. */
export interface Creation extends Avancement {
  limites: LimitesFichiers
  /** What the rules or the server refuse, under the paths of the filing, until corrected. */
  erreurs: readonly ErreurChamp[]
  /** Grows with each refusal: the moment to bring the person to what is wrong. */
  refus: number
  /** Keeps what a step holds; `restantes` tells which errors are still true. */
  modifier: (partie: Partial<SaisieCreation>, restantes?: (erreurs: readonly ErreurChamp[]) => readonly ErreurChamp[]) => void
  /** Goes back freely, forward only over steps that validate (FORM-02, FORM-24). */
  aller: (etape: EtapeCreation) => void
  suivante: () => void
  precedente: () => void
  /** Shows refusals and opens the first step they name (FORM-03). */
  refuser: (erreurs: readonly ErreurChamp[]) => void
  /** What this step still forbids. */
  manques: (etape: EtapeCreation) => ErreurChamp[]
}

export const useCreation = (depart: Avancement, limites: LimitesFichiers): Creation => {
  const [saisie, setSaisie] = useState(depart.saisie)
  const [etape, setEtape] = useState(depart.etape)
  const [atteinte, setAtteinte] = useState(depart.atteinte)
  const [erreurs, setErreurs] = useState<readonly ErreurChamp[]>([])
  const [refus, setRefus] = useState(0)
  const rang = etapesCreation.indexOf(etape)

  const manques = (laquelle: EtapeCreation) => verifierEtape(laquelle, versDepot(saisie), contexteDe(saisie, limites))
  const aller = (cible: EtapeCreation) => {
    const franchies = etapesCreation.slice(rang, etapesCreation.indexOf(cible))
    const bloquante = franchies.find((laquelle) => manques(laquelle).length > 0)
    const autres = erreurs.filter(({ field }) => !franchies.some((laquelle) => laquelle === etapeDuChamp(field)))
    setErreurs(bloquante ? [...autres, ...manques(bloquante)] : autres)
    setEtape(bloquante ?? cible)
    if (bloquante) setRefus(refus + 1)
    else setAtteinte(Math.max(atteinte, etapesCreation.indexOf(cible)))
  }
  const allerAuRang = (voulu: number) => {
    const cible = etapesCreation[voulu]
    if (cible) aller(cible)
  }
  return {
    saisie,
    limites,
    etape,
    atteinte,
    erreurs,
    refus,
    manques,
    aller,
    modifier: (partie, restantes) => {
      setSaisie((avant) => ({ ...avant, ...partie }))
      if (restantes) setErreurs(restantes)
    },
    suivante: () => allerAuRang(rang + 1),
    precedente: () => allerAuRang(rang - 1),
    refuser: (refusees) => {
      setErreurs(refusees)
      setEtape(etapesCreation.find((laquelle) => refusees.some(({ field }) => etapeDuChamp(field) === laquelle)) ?? etape)
      setRefus(refus + 1)
    },
  }
}
