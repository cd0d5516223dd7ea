import type { ReactNode } from 'react'
import type { Utilisateur } from 'contract/compte/compte'
import type { AccuseReception } from 'contract/requetes/depot'
import type { ErreurChamp } from 'domain/core/erreurs'
import type { LimitesFichiers } from 'domain/core/fichier'
import type { Conseil } from 'domain/requetes/depot/completude'
import type { ObjetDeSaisie } from './brouillon/objet.ts'
import type { AnnexeJointe } from './parties/annexes/annexe-jointe.ts'
import type { KeptPage } from './parties/annexes/kept-page.ts'
import type { SaisieDeclarant } from './parties/declarant/saisie-declarant.ts'

/** The values every filing form holds, besides its own: the declarant, the joined documents, a comment for the court. */
export interface Saisie {
  /** The day the paper was received, when a clerk records the filing (STAFF-15); absent online. */
  guichet?: { recueLe: string }
  declarant: SaisieDeclarant
  annexes: AnnexeJointe[]
  /** The photographed pages of documents not yet joined, by the place (slot or dialog) that holds them. */
  prises: Readonly<Record<string, readonly KeptPage[]>>
  commentaire: string
}

/** One step of a filing. */
export interface EtapeFormulaire<S> {
  /** The first part of the error paths of its fields. The address names it. */
  id: string
  label: string
  /** The content is lists, whose dialogs are forms: no HTML form may surround them. */
  listes?: true
  contenu: ReactNode
  /** The content the step will send, shown again before sending (RGAA 11.12). */
  relecture: ReactNode
  /** The errors that prevent leaving the step, shown beside Suivant before it is pressed (FORM-23). */
  manques?: (saisie: S, limites: LimitesFichiers) => readonly ErreurChamp[]
}

/** The texts of one kind of filing. `textesDemarche` and `textesEnvoi` hold the texts that all filings share. */
interface Textes {
  demarche: string
  avantDeCommencer: string
  aPreparer: string
  laSuite: string
  /** The instructions shown after sending, given the number of the request: after a creation, post the statutes (FINAL-04). */
  envoyerStatuts?: (numero: string) => string
  transmise: string
  echec: string
}

/** The options of one sending. The id of the draft (`brouillon`) is the Idempotency-Key. */
export interface Sending {
  brouillon: string
  onProgress: (percent: number) => void
}

/** Everything the wizard must know of a kind of filing. The last step, which checks and sends, is the same for all. */
export interface FormulaireDemarche<S extends Saisie> {
  objet: ObjetDeSaisie
  /** The name of the association, shown in lists of drafts; '' while it has no name. */
  nom: (saisie: S) => string
  textes: Textes
  /** The back link of the page. */
  retour?: ReactNode
  /** The messages of the court, on the page before step 1. Absent for a creation, whose court is unknown before its commune is typed. */
  avis?: ReactNode
  /** Asked on the page before step 1. */
  question?: ReactNode
  /** The form before anything is typed; the account prefills it (DECL-11). */
  initiale: (utilisateur: Utilisateur | null) => S
  etapes: readonly EtapeFormulaire<S>[]
  etapeFinale: { id: string; label: string }
  /** The step a refused field belongs to (FORM-03); null when it belongs to none. */
  champEtape: (field: string) => string | null
  /** The errors that prevent leaving this step (FORM-02), under the paths of the whole filing. */
  check: (etape: string, saisie: S, limites: LimitesFichiers) => ErreurChamp[]
  /** Documents that are not required but that the court may ask for (ANNEX-13, ANNEX-14). */
  conseils?: (saisie: S) => readonly Conseil[]
  /** A summary, shown in the last step before the content of the other steps. */
  resume?: ReactNode
  /** The court the filing goes to, when it is known. */
  destinataire: ReactNode
  /** Rebases the form on the current version of the association, which has changed since the form was opened. */
  aJour?: (saisie: S) => Promise<S>
  /** Rebases a reopened draft in the same way. Returns the same object when the association has not changed. */
  reopen?: (saisie: S) => Promise<S>
  submit: (saisie: S, sending: Sending) => Promise<AccuseReception>
}
