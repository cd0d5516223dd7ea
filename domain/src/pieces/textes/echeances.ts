import type { NatureDemande } from '../../requetes/demandes/natures-demande.ts'

interface Due {
  /** What is asked, in words. */
  quoi: string
  denomination: string
}

/** A due day as it is read in a calendar. Who keeps the calendar reads it too: no code, nobody's name (docs/decisions/0060). */
export const textesEcheances = {
  titres: {
    DEMANDE_PIECES: ({ quoi, denomination }: Due) => `Fournir ${quoi} au tribunal : ${denomination}`,
    AVIS_FINS_PAIEMENT: ({ denomination }: Due) => `Envoyer au tribunal le justificatif de paiement de la publication : ${denomination}`,
    PROJET_REJET: ({ denomination }: Due) => `Présenter vos observations au tribunal : ${denomination}`,
  } satisfies Record<NatureDemande, (due: Due) => string>,
  detail: (numero: string) =>
    `Requête n° ${numero}. Répondez avec le lien du courriel ou de la lettre du tribunal, ou avec votre compte, à l'adresse de cet événement.`,
  fichier: (numero: string) => `echeance-${numero}.ics`,
  prendre: { visible: 'Ajouter à mon agenda', complement: (date: string) => `l'échéance du ${date} (fichier .ics)` },
} as const
