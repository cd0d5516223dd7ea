/** Mails about a request (MAIL-08, wording.md « Mails »); the foot is added when they are sent. */
export const textesCourrielsRequete = {
  accuse: (numero: string, dateEtHeure: string) => `Requête n° ${numero} reçue le ${dateEtHeure}`,
  decision: (numero: string) => `Décision du tribunal, requête n° ${numero}`,
  association: (denomination: string) => `Association : ${denomination}`,
  tribunal: (tribunal: string) => `Tribunal compétent : ${tribunal}`,
  adresse: (adresse: string) => `Adresse du greffe : ${adresse}`,
  empreintes: 'Annexes reçues, avec leur empreinte SHA-256 :',
  empreinte: (nom: string, sha256: string) => `- ${nom} : ${sha256}`,
  numeroAssociation: (numero: string) => `Numéro de l'association au registre : ${numero}`,
  documents: (lien: string) => `Les documents du tribunal sont à lire sur le site : ${lien}`,
} as const
