import type { WordedCourriel } from '../../core/courriel.ts'
import { textesCourriel } from '../../core/textes/courriel.ts'

/** Sent when a member of the staff has just enrolled an authenticator application. */
export const courrielSecondFacteur = (support: { courriel: string; telephone: string }, compte: string): WordedCourriel => ({
  sujet: 'Une application confirme désormais vos connexions',
  paragraphes: [
    `Une application d'authentification vient d'être enregistrée pour votre compte. Si ce n'était pas vous, contactez le support tout de suite : ${support.courriel}, ${support.telephone}.`,
    textesCourriel.voie('Voir mon compte', compte),
  ],
})
