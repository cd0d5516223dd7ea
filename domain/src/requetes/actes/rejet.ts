import * as z from 'zod/mini'
import { formaterJour, JourCalendaire } from '../../core/jour.ts'
import { texteObligatoire } from '../../core/texte.ts'
import { decisionRendue, notifiee, Notifiee, saisieNotification, verifierNotification } from '../decision/notification.ts'
import { nommer, verifierSignataire } from '../decision/signataires.ts'
import { contestees } from './contestees.ts'
import { communs, definirActe } from './definition.ts'
import { clore, lettre } from './demandes.ts'
import { enTexte, Motifs } from './projet-rejet.ts'
import { reserveeAuJuge, Visa } from './visa.ts'
import { textesDesActes } from '../textes/actes.ts'

const mots = textesDesActes.REJET

/**
 * The rejection, once the direction was heard or its last day has passed (CCL art. 60; CPC annex art. 30-2). `le` is the date of the
 * ordonnance. The act names the code and SHA-256 of the ordonnance and of the notification. Its grounds can be erased. Served at once, so
 * never corrected.
 */
export const rejet = definirActe({
  schema: z.object({
    ...communs('REJET'),
    signataire: z.object({ nom: texteObligatoire(200), qualite: texteObligatoire(150) }),
    ...Notifiee,
    // Older demonstration data holds rejections without documents.
    ordonnance: z.optional(z.object(lettre)),
    notification: z.optional(z.object(lettre)),
    // Set when the judge signed the decision (docs/decisions/0076).
    visa: z.optional(Visa),
  }),
  summary: 'Rejects a request, after the observations of the board: reasoned order and notification, open to an immediate appeal.',
  textes: mots,
  chemin: 'rejet',
  saisie: { le: JourCalendaire, signataire: z.int().check(z.gte(1)), ...saisieNotification, motifs: Motifs },
  faire: ({ le, signataire, ...dit }, { signataires, objet }) => {
    const rendue = signataires.find(({ id }) => id === signataire)
    return rendue ? { type: 'REJET', le, signataire: nommer(rendue), ...notifiee('REJET', dit, objet) } : null
  },
  verifier: ({ le, signataire, ...dit }, { signataires, objet }) => [
    ...verifierSignataire(signataires, signataire, le),
    ...verifierNotification('REJET', dit, objet),
  ],
  texte: ({ motifs }) => enTexte(motifs),
  charge: 'TENUE',
  corrigible: false,
  ferme: ['RECEPISSE', 'EXAMEN', 'OPPOSITION_PREFET'],
  ouvre: [],
  reduire: ({ le, ...rendue }, situation) => ({
    ...clore(situation, le, 'CLOSE'),
    decideeLe: le,
    decision: decisionRendue(rendue),
    ensuite: null,
  }),
  obstacles: (situation) => [
    ...(situation.signataires ? [] : [textesDesActes.INSCRIPTION.sansSignataire]),
    ...reserveeAuJuge(situation),
    ...contestees(situation.contestations),
    ...(situation.etape === 'EXAMEN' ? [mots.sansProjet] : []),
  ],
  horsEtape: () => mots.sansProjet,
  jour: (le, { observationsLe, observationsJusquau }) => {
    if (observationsLe) return le < observationsLe ? mots.avantLesObservations(formaterJour(observationsLe)) : null
    return observationsJusquau && le <= observationsJusquau ? mots.pendantLeDelai(formaterJour(observationsJusquau)) : null
  },
})
