import type { ReactNode } from 'react'
import type { Utilisateur } from 'contract/compte/compte'
import type { AccuseReception } from 'contract/requetes/depot'
import type { ErreurChamp } from 'domain/core/erreurs'
import type { LimitesFichiers } from 'domain/core/fichier'
import type { Conseil } from 'domain/requetes/completude'
import type { ObjetDeSaisie } from '../brouillon/objet.ts'
import type { AnnexeJointe } from '../parties/annexes/annexe-jointe.ts'
import type { PageGardee } from '../parties/annexes/page-gardee.ts'
import type { SaisieDeclarant } from '../parties/declarant/saisie-declarant.ts'

/** What the form of every filing holds, beside what it asks: who files, the documents joined, a word for the court. */
export interface Saisie {
  /** When it came on paper, of what a clerk records (STAFF-15); none online. */
  guichet?: { recueLe: string }
  declarant: SaisieDeclarant
  annexes: AnnexeJointe[]
  /** The pages of documents still being taken, under the name of the place they are taken in. */
  prises: Readonly<Record<string, readonly PageGardee[]>>
  commentaire: string
}

/** One step of a filing. */
export interface EtapeFormulaire<S> {
  /** As the error paths of its fields begin; the address says it. */
  id: string
  label: string
  /** Its content is lists, whose dialogs are forms of their own: no form of the browser goes around them. */
  listes?: true
  contenu: ReactNode
  /** What it will send, read again before sending (RGAA 11.12). */
  relecture: ReactNode
  /** What stands in the way, told beside Suivant before it is pressed (FORM-23). */
  manques?: (saisie: S, limites: LimitesFichiers) => readonly ErreurChamp[]
}

/** What one filing says of itself; the words all filings share are in `textesDemarche` and `textesEnvoi`. */
interface Textes {
  demarche: string
  avantDeCommencer: string
  aPreparer: string
  laSuite: string
  /** What is left to do once it is sent; a creation posts its statutes (FINAL-04). */
  envoyerStatuts?: (numero: string) => string
  transmise: string
  echec: string
}

/** One sending: the draft, whose id is the Idempotency-Key, and who is told the part sent. */
export interface Sending {
  brouillon: string
  onProgress: (percent: number) => void
}

/** A filing as the browser carries it: all that the wizard must know of it. The last step, which checks and sends, is the same for all. */
export interface FormulaireDemarche<S extends Saisie> {
  objet: ObjetDeSaisie
  /** The association it is about, as lists of drafts name it; '' as long as it has no name. */
  nom: (saisie: S) => string
  textes: Textes
  /** The way back to the association it is about, whose name it bears. */
  retour?: ReactNode
  /** What its court tells, on the page before step 1: of a creation, the court is known from its commune only. */
  avis?: ReactNode
  /** Asked on the page before step 1. */
  question?: ReactNode
  /** The form before anything is typed; the account prefills it (DECL-11). */
  initiale: (utilisateur: Utilisateur | null) => S
  etapes: readonly EtapeFormulaire<S>[]
  etapeFinale: { id: string; label: string }
  /** The step a refused field belongs to (FORM-03); null when it belongs to none. */
  etapeDuChamp: (field: string) => string | null
  /** What forbids leaving this step (FORM-02), under the paths of the whole filing. */
  verifier: (etape: string, saisie: S, limites: LimitesFichiers) => ErreurChamp[]
  /** What forbids nothing, and the court may ask for (ANNEX-13, ANNEX-14). */
  conseils?: (saisie: S) => readonly Conseil[]
  /** What it comes to, said before everything is read again. */
  resume?: ReactNode
  /** To which court it goes, as far as it is known. */
  destinataire: ReactNode
  /** The form carried onto what the register says now, where it says otherwise than when it was opened. */
  aJour?: (saisie: S) => Promise<S>
  /** What a draft held, carried in the same way when it is reopened. */
  rouvrir?: (saisie: S) => Promise<S>
  deposer: (saisie: S, sending: Sending) => Promise<AccuseReception>
}
