import { useState } from 'react'
import { ajouterPiece } from 'contract/pieces/pieces'
import { preselectedSousType } from 'domain/core/annexe'
import type { LimitesFichiers } from 'domain/core/fichier'
import { textes } from 'domain/core/textes/common'
import { textesPageReponse } from 'domain/pieces/textes/page'
import { refusedField } from '../core/acts/outcome.ts'
import { useAct } from '../core/acts/use-act.ts'
import { isReadable } from '../core/form/file/readable.ts'
import { useKeeping } from '../core/form/kept.ts'
import { useCheckedForm } from '../core/form/use-checked-form.ts'
import { annexeSaisie, emptyAnnexe, collectFichiers, checkSaisie, type SaisieAnnexe } from '../requetes/parties/annexes/saisie-annexe.ts'
import type { Address } from './address.ts'

/** The state of the dialog saved across a reload: a phone may unload the page while its camera is open. */
export interface KeptPiece {
  rank: number
  saisie: SaisieAnnexe | null
}
export const keptPiece = 'piece'

interface Options {
  address: Address
  rank: number
  /** The values restored after a reload; null for a new document. */
  saisie: SaisieAnnexe | null
  /** The type of document that the point asks for; null when it asks for details. */
  type: string | null
  limites: LimitesFichiers
}

const { ajout } = textesPageReponse

/** Adds one document to a point. It is checked here, then by the server, which keeps it with the reply (PIECES-17, PIECES-18). */
export const useAddPiece = ({ address, rank, saisie: kept, type: asked, limites }: Options) => {
  const type = asked ?? 'PIECE_JOINTE'
  const start = { ...emptyAnnexe, type, sousType: preselectedSousType(type, 'pieces') }
  const form = useCheckedForm<SaisieAnnexe>({ ...start, ...kept }, (values) => checkSaisie(values, 'pieces', limites))
  useKeeping(keptPiece, () => ({ rank, saisie: form.getValues() }) satisfies KeptPiece)
  const acts = useAct(ajout.echec)
  const [percent, setPercent] = useState<number | null>(null)
  const send = async (saisie: SaisieAnnexe) => {
    const fichiers = collectFichiers(saisie)
    const annexe = annexeSaisie(saisie, 'pieces')
    const readable = await Promise.all(fichiers.map(isReadable))
    if (annexe === null || !readable.every(Boolean)) return refusedField(ajout.echec, 'fichier', textes.fichierIllisible)
    setPercent(0)
    const sent = { params: { ...address, index: String(rank) }, part: annexe, files: fichiers }
    const outcome = await acts.attempt(ajouterPiece, sent, null, { onProgress: setPercent })
    setPercent(null)
    // The demande is no longer open: refetch, and the page says why.
    if (outcome.kind === 'conflict') await acts.refresh()
    return outcome
  }
  return { form, acts, send, percent }
}
