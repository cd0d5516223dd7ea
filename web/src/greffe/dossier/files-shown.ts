import type { Call, Sent } from 'contract/core/call'
import { lirePieceRecue } from 'contract/greffe/demandes'
import { lireAnnexe } from 'contract/greffe/dossier'
import { namesOf, type AnnexeData, type DossierData } from './dossier.ts'
import type { DemandData } from './use-demands.ts'

/** A file the clerk can preview: an annexe of the filing or a file received in a reply. */
export interface FileShown extends Pick<AnnexeData, 'nom' | 'type' | 'mime' | 'taille' | 'sha256' | 'contenusActifs'> {
  key: string
  name: string
  /** The call that fetches its bytes. */
  call: Call
  sent: Sent<Call>
}

/** The annexes of the filing. */
export const annexesShown = ({ numero, annexes }: Pick<DossierData, 'numero' | 'annexes'>): FileShown[] => {
  const names = namesOf(annexes)
  return annexes.map(({ rang, nom, ...rest }, i) => ({
    ...rest,
    nom,
    key: String(rang),
    name: names[i] ?? nom,
    call: lireAnnexe,
    sent: { params: { numero, rang: String(rang), nom } },
  }))
}

/** Files received in replies, newest first. */
export const repliesShown = (numero: string, demands: readonly DemandData[]): FileShown[] => {
  const pieces = demands.flatMap(({ tours }) => tours.flatMap(({ reponse }) => reponse?.pieces ?? [])).toReversed()
  const names = namesOf(pieces)
  return pieces.map(({ uuid, ...rest }, i) => ({
    ...rest,
    key: uuid,
    name: names[i] ?? rest.nom,
    call: lirePieceRecue,
    sent: { params: { numero, uuid } },
  }))
}
