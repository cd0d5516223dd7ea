import { useState } from 'react'
import { ajouterPiece } from 'contract/pieces/pieces'
import { sousTypePropose } from 'domain/core/annexe'
import type { LimitesFichiers } from 'domain/core/fichier'
import { textes } from 'domain/core/textes'
import { textesPageReponse } from 'domain/pieces/textes-page'
import { refusedField } from '../core/acts/outcome.ts'
import { useAct } from '../core/acts/use-act.ts'
import { isReadable } from '../core/form/file/readable.ts'
import { useGiven, useKeeping } from '../core/form/kept.ts'
import { useCheckedForm } from '../core/form/use-checked-form.ts'
import { annexeSaisie, annexeVide, fichiersSaisis, verifierSaisie, type SaisieAnnexe } from '../requetes/parties/annexes/saisie-annexe.ts'
import type { Address } from './address.ts'

/** What a page loaded again gives back to the dialog: a phone may close the page while its camera is open. */
export interface KeptPiece {
  rank: number
  saisie: SaisieAnnexe
}
export const keptPiece = 'piece'

interface Options {
  address: Address
  rank: number
  /** What the court asks there; null of precisions. */
  type: string | null
  limites: LimitesFichiers
}

const { ajout } = textesPageReponse

/** The adding of one document to a point: checked here, then opened by the server, which keeps it with the reply (PIECES-17, PIECES-18). */
export const useAddPiece = ({ address, rank, type: asked, limites }: Options) => {
  const type = asked ?? 'PIECE_JOINTE'
  const kept = useGiven<KeptPiece>(keptPiece)
  const start = { ...annexeVide, type, sousType: sousTypePropose(type, 'pieces') }
  const form = useCheckedForm<SaisieAnnexe>({ ...start, ...kept?.saisie }, (values) => verifierSaisie(values, 'pieces', limites))
  useKeeping(keptPiece, () => ({ rank, saisie: form.getValues() }) satisfies KeptPiece)
  const acts = useAct(ajout.echec)
  const [percent, setPercent] = useState<number | null>(null)
  const send = async (saisie: SaisieAnnexe) => {
    const fichiers = fichiersSaisis(saisie)
    const annexe = annexeSaisie(saisie, 'pieces')
    const readable = await Promise.all(fichiers.map(isReadable))
    if (annexe === null || !readable.every(Boolean)) return refusedField(ajout.echec, 'fichier', textes.fichierIllisible)
    setPercent(0)
    const sent = { params: { ...address, index: String(rank) }, part: annexe, files: fichiers }
    const outcome = await acts.attempt(ajouterPiece, sent, null, { onProgress: setPercent })
    setPercent(null)
    // The demand awaits nothing any more: the page says why.
    if (outcome.kind === 'conflict') await acts.refresh()
    return outcome
  }
  return { form, acts, send, percent }
}
