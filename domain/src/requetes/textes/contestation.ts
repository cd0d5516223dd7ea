/** A filing that an attached person contests (MAIL-07; docs/decisions/0054). */
export const textesContestation = {
  bouton: 'Je conteste',
  titre: (numero: string) => `Contester la requête n° ${numero}`,
  explication: "Vous signalez au tribunal que cette démarche n'a pas été faite avec l'accord de l'association. Expliquez pourquoi.",
  effet: "Le tribunal ne décidera pas de cette requête avant d'avoir répondu à votre contestation.",
  motif: 'Pourquoi contestez-vous ?',
  envoyer: 'Envoyer au tribunal',
  fait: 'Votre signalement a été transmis au tribunal.',
  echec: 'Erreur durant la contestation',
  sansDroit: "Seules les personnes rattachées à l'association peuvent contester cette requête.",
  deposant: 'Vous avez déposé cette requête : vous pouvez la retirer.',
  dejaContestee: 'Vous avez déjà contesté cette requête.',
  dejaTerminee: "Cette requête n'est plus en cours.",
  enCours: (date: string) => `Vous avez contesté cette requête le ${date}. Le tribunal n'en décidera pas avant de vous avoir répondu.`,
  repondue: (contestee: string, date: string) =>
    `Vous avez contesté cette requête le ${contestee}. Le tribunal vous a répondu le ${date} :`,
  courriels: {
    avis: (type: string, denomination: string) => `${type} déposée sur l'association ${denomination}`,
    deposee: (qui: string, type: string, numero: string, date: string) =>
      `${qui} a déposé le ${date} une requête n° ${numero} (${type}). Vous recevez ce courriel parce que votre compte est rattaché à cette association.`,
    deposeeSurPapier: (qui: string, type: string, numero: string, date: string) =>
      `Une requête n° ${numero} (${type}) a été déposée sur papier au greffe le ${date} ; le dossier nomme comme déclarant ${qui}. Vous recevez ce courriel parce que votre compte est rattaché à cette association.`,
    accord: "Si cette démarche a été faite avec l'accord de l'association, vous n'avez rien à faire.",
    greffe: (numero: string) => `Requête n° ${numero} contestée`,
    contestee: (qui: string, date: string, numero: string) =>
      `${qui}, personne rattachée à l'association, conteste depuis le ${date} la requête n° ${numero}. Aucune décision ne peut être rendue avant que la contestation soit levée.`,
    motif: (motif: string) => `Motif : ${motif}`,
    dossier: 'Ouvrir le dossier',
    levee: (numero: string) => `Réponse du tribunal à votre contestation, requête n° ${numero}`,
    leveeLe: (numero: string, date: string) =>
      `Vous avez contesté la requête n° ${numero}. Le tribunal a examiné votre contestation et l'a levée le ${date} : il peut désormais décider de la requête, pour l'inscrire ou pour la rejeter.`,
    suivre: 'Suivre la requête',
  },
  greffe: {
    badge: 'Contestée',
    titre: (nombre: number) => (nombre > 1 ? `Requête contestée par ${nombre} personnes rattachées` : 'Requête contestée'),
    par: (qui: string, date: string) => `${qui}, le ${date} :`,
    effet: 'Aucune décision ne peut être rendue avant que la contestation soit levée.',
    motifEfface: 'motif effacé',
    aide: 'Cette réponse est envoyée à qui conteste. Si la contestation est fondée, dites-le : vous pourrez ensuite proposer le rejet.',
  },
} as const
