import { useEffect, useRef, useState } from 'react'
import { useForm, type DefaultValues } from 'react-hook-form'
import type { ErreurChamp } from 'domain/core/erreurs'
import type { LimitesFichiers } from 'domain/core/fichier'
import { useKeeping } from '../../core/form/kept.ts'
import { differs } from '../../core/form/use-leave-guard.ts'
import { nomDeSaisie } from '../brouillon/objet.ts'
import type { OpenBrouillon } from '../brouillon/open-brouillon.ts'
import { useEnregistrement } from '../brouillon/use-enregistrement.ts'
import { useAttachedFichiers } from '../brouillon/use-attached-fichiers.ts'
import type { FormulaireDemarche, Saisie } from '../demarche.ts'
import { withoutChamp, withoutRacines } from './refus.ts'
import { resolveEtape } from './resolve-etape.ts'
import { useEtape } from './use-etape.ts'
import { useHeldDocuments } from './use-held-documents.ts'

export type Brouillon<S extends Saisie> = ReturnType<typeof useBrouillon<S>>

interface Options<S> {
  /** The form before anything is typed. */
  initiale: S
  /** The draft the form was reopened from; null for a new form. */
  ouvert: OpenBrouillon<S> | null
  limites: LimitesFichiers
}

/** A filing being typed: one form for all its steps, the current step, the errors. `etape` is null on the page before the first step. */
export const useBrouillon = <S extends Saisie>(demarche: FormulaireDemarche<S>, { initiale, ouvert, limites }: Options<S>) => {
  const form = useForm<S>({
    defaultValues: (ouvert?.saisie ?? initiale) as DefaultValues<S>,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    // The steps validate, not the form. Without this resolver, an error set on a field would block a second submit of its step.
    resolver: (values) => ({ values, errors: {} }),
  })
  const { voulue, nomme, open, correct, name, quitter } = useEtape()
  /** Index of the furthest step reached (FORM-01). */
  const [atteinte, setAtteinte] = useState(ouvert?.atteinte ?? 0)
  /** The errors of the rules or the server, under the paths of the filing, until corrected. */
  const [erreurs, setErreurs] = useState<readonly ErreurChamp[]>([])
  /** The last refusal: the step it opened, and a count that triggers the focus on its errors. */
  const [refus, setRefus] = useState<{ etape: string | null; fois: number }>({ etape: null, fois: 0 })
  const transmise = useRef(false)

  const etapes = [...demarche.etapes, demarche.etapeFinale]
  const ids = etapes.map(({ id }) => id)
  const { tenus, hold, enAttente } = useHeldDocuments(() => form.getValues().prises)
  const retainedOf = (laquelle: string) => (demarche.champEtape('documents') === laquelle ? enAttente() : [])
  const manques = (laquelle: string) => [...demarche.check(laquelle, form.getValues(), limites), ...retainedOf(laquelle)]
  const isIncomplete = (laquelle: string) => manques(laquelle).length > 0
  const etape = resolveEtape({ ids, atteinte, isIncomplete }, voulue)
  const rang = etape === null ? 0 : ids.indexOf(etape)

  const dirty = () => !transmise.current && differs(form.getValues(), initiale)
  const enSaisie = () => ({ saisie: form.getValues(), etape, atteinte })
  const collectContenu = () => ({ ...enSaisie(), denomination: demarche.nom(form.getValues()) })
  const enregistrement = useEnregistrement<S>({ objet: demarche.objet, ouvert, read: () => (dirty() ? collectContenu() : null) })
  const { id, ecrivain, sauvegarde, revision } = enregistrement
  /** The id of the draft, once saved. The address names it, so that a reload finds it. */
  const brouillon = sauvegarde === null ? null : id

  const show = (cible: string) => (cible === etape ? undefined : open(cible, etape, brouillon))
  const refuse = (refusees: readonly ErreurChamp[]) => {
    const premiere = ids.find((laquelle) => refusees.some(({ field }) => demarche.champEtape(field) === laquelle)) ?? etape
    setErreurs(refusees)
    setRefus(({ fois }) => ({ etape: premiere, fois: fois + 1 }))
    if (premiere !== null) show(premiere)
  }
  /** Goes to a step: backward freely, forward only when every step passed validates (FORM-02, FORM-24). */
  const goToEtape = (cible: string) => {
    const franchies = ids.slice(rang, ids.indexOf(cible))
    const bloquante = franchies.find(isIncomplete)
    const autres = erreurs.filter(({ field }) => !franchies.some((laquelle) => laquelle === demarche.champEtape(field)))
    setErreurs(bloquante ? [...autres, ...manques(bloquante)] : autres)
    if (bloquante) setRefus({ etape: bloquante, fois: refus.fois + 1 })
    else setAtteinte(Math.max(atteinte, ids.indexOf(cible)))
    show(bloquante ?? cible)
  }

  // Corrects the address when it names a step that cannot be shown (typed by hand, or « Avant » over a step that no longer validates), or
  // when it does not name the draft.
  const vue = useRef<{ voulue: string | null; etape: string | null; nomme: string | null; brouillon: string | null } | null>(null)
  useEffect(() => {
    const avant = vue.current
    const ailleurs = avant?.voulue !== voulue || avant.etape !== etape
    // Navigate once: the address changes later than the call.
    if (!ailleurs && avant.nomme === nomme && avant.brouillon === brouillon) return
    vue.current = { voulue, etape, nomme, brouillon }
    const aNommer = brouillon !== null && nomme !== brouillon && !transmise.current
    // The reopened draft has a step that the address does not name.
    if (avant === null && voulue === null && ouvert?.etape) correct(ouvert.etape, brouillon)
    else if (etape !== voulue) correct(etape, brouillon)
    else if (aNommer) name(brouillon)
    if (ailleurs && etape !== voulue && etape !== null && avant?.etape) refuse(manques(etape))
  })
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: (typed) => setErreurs((avant) => withoutChamp(avant, typed.name)),
      }),
    [form],
  )

  const fichiers = useAttachedFichiers(id, () => enregistrement.ensureStored(collectContenu()))
  useKeeping(nomDeSaisie(demarche.objet), () =>
    dirty() ? ({ ...enSaisie(), id, ecrivain, sauvegarde, revision: revision(), garde: false } satisfies OpenBrouillon<S>) : null,
  )

  return {
    form,
    limites,
    enregistrement,
    fichiers,
    etapes,
    etape,
    rang,
    atteinte,
    erreurs,
    refus,
    dirty,
    manques,
    retained: retainedOf,
    tenus,
    hold,
    goTo: goToEtape,
    begin: () => show(ids[0] ?? ''),
    goNext: () => goToEtape(ids[rang + 1] ?? ''),
    goBack: () => goToEtape(ids[rang - 1] ?? ''),
    refuse,
    prepare: async () => {
      await enregistrement.save()
      await enregistrement.ensureStored(collectContenu())
      return id
    },
    /** Replaces the form values after rebasing on a newer version. */
    replace: (saisie: S) => {
      form.reset(saisie)
      setErreurs([])
    },
    forget: (racines: readonly string[]) => setErreurs((avant) => withoutRacines(avant, racines)),
    /** After sending: stops the saving, and removes the step and the draft from the address. */
    finish: () => {
      transmise.current = true
      enregistrement.stop()
      quitter()
    },
  }
}
