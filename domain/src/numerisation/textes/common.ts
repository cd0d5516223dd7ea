/** The request for digitisation of a paper file, and its outcome (DIGIT-06, DIGIT-10, DIGIT-12, DIGIT-13). */
export const textesNumerisation = {
  titre: 'Numérisation du dossier papier',
  demander: 'Demander la numérisation du dossier papier',
  envoyer: 'Envoyer la demande',
  dialogue: (email: string) =>
    `Le greffe cherchera le dossier papier de cette association et le numérisera. Vous recevrez un courriel à ${email}, que le dossier soit trouvé ou non.`,
  enCours:
    'La numérisation du dossier papier a déjà été demandée. Joignez-vous à cette demande pour recevoir un courriel dès que le document sera disponible.',
  /** Shown to readers who cannot join the request. */
  enCoursSeulement: 'La numérisation du dossier papier a déjà été demandée.',
  recevoirCourriel: 'Recevoir un courriel',
  enCoursAttache: (email: string) =>
    `Votre demande de numérisation est en cours. Vous recevrez un courriel à ${email} dès que le document sera disponible.`,
  disponible: (date: string) => `Le dossier papier a été numérisé le ${date}.`,
  consulter: (taille: string) => `Consulter le dossier numérisé (PDF, ${taille})`,
  /** Decision 7: shown to readers who are neither attached nor among the demandeurs. */
  reserve:
    "Ce dossier est réservé aux personnes rattachées à l'association et à celles qui en ont demandé la numérisation. Vous pouvez en demander la consultation au greffe.",
  nonTrouvee:
    "Aucun document n'a été trouvé. Le greffe a cherché le dossier papier de cette association. Si vous en détenez une copie, vous pouvez la lui adresser.",
  nonDisponible: "Cette association n'a pas de dossier papier : ses documents sont en ligne depuis son inscription.",
  echec: "Erreur durant l'envoi de la demande de numérisation",
  /** Why a digitisation cannot be asked for (SHEET-13). */
  obstacles: {
    dejaDemandee: (date: string | null) =>
      date === null
        ? 'Vous avez déjà demandé la numérisation de ce dossier. Vous recevrez un courriel.'
        : `Vous avez déjà demandé la numérisation de ce dossier le ${date}. Vous recevrez un courriel.`,
    disponible: "Le dossier papier est déjà numérisé : consultez-le dans l'onglet Documents.",
    disponibleReserve:
      "Le dossier papier est déjà numérisé. Il est réservé aux personnes rattachées à l'association et à celles qui en ont demandé la numérisation. Vous pouvez en demander la consultation au greffe.",
    nonTrouvee: "Le tribunal a cherché ce dossier papier et ne l'a pas trouvé.",
    sansDossier: "Cette association n'a pas de dossier papier : tous ses documents sont déjà en ligne.",
    uneSeule: (denomination: string) =>
      `Vous avez déjà une demande en cours pour l'association ${denomination}, sans y avoir de rattachement. Une seule demande à la fois est possible dans ce cas.`,
  },
} as const
