/** The mails about the users of an association (MAIL-04, SRV-42). */
export const textesCourrielsInvitation = {
  sujetInvitation: (denomination: string) => `Invitation à rejoindre l'association ${denomination}`,
  propose: (identite: string) => `${identite} vous propose d'agir pour cette association.`,
  sujetInvitations: (nombre: number) => `Invitations à rejoindre ${nombre} associations`,
  proposePlusieurs: (identite: string, nombre: number) =>
    `${identite} vous propose d'agir pour ${nombre} associations, avec les mêmes droits pour chacune.`,
  repondreAChacune: 'Répondez à chaque invitation\u00a0:',
  limitePlusieurs: (jour: string) => `Ces invitations sont valables 30 jours : répondez au plus tard le ${jour}.`,
  association: (denomination: string) => `Association : ${denomination}`,
  droits: (droits: readonly string[]) => `Droits proposés : ${droits.join(', ')}.`,
  consultation: 'Droits proposés : consulter la fiche réservée aux personnes rattachées.',
  fin: (jour: string) => `Ces droits prendront fin après le ${jour}.`,
  limite: (jour: string) => `Cette invitation est valable 30 jours : répondez au plus tard le ${jour}.`,
  repondre: "Répondre à l'invitation",
  sansCompte: (email: string) =>
    `Si vous n'avez pas encore de compte, créez-le avec cette adresse (${email}) : l'invitation vous y attendra.`,
  inattendue: "Si vous n'attendez pas cette invitation, ignorez ce courriel : sans réponse de votre part, rien ne change.",
  sujetRetrait: (denomination: string) => `Votre rattachement à l'association ${denomination} a été supprimé`,
  retirePar: (qui: string, denomination: string, numero: string) =>
    `${qui} a supprimé votre rattachement à l'association ${denomination} (n° ${numero}). Vous ne pouvez plus agir en son nom sur ce site.`,
  motif: (motif: string) => `Motif : ${motif}`,
  contester: (tribunal: string) => `Si vous n'êtes pas d'accord, adressez-vous au greffe. Tribunal compétent : ${tribunal}.`,
  fiche: 'Ouvrir la fiche',
} as const
