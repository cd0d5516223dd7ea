import { theTribunal } from '../../core/the-tribunal.ts'

/** Mails about a request (MAIL-08); the footer is added when they are sent. */
export const textesCourrielsRequete = {
  accuse: (numero: string, dateEtHeure: string) => `Requête n° ${numero} reçue le ${dateEtHeure}`,
  recepisse: (numero: string) => `Nouveau document du tribunal, requête n° ${numero} : récépissé`,
  recepisseDelivre: (tribunal: string, delivre: string, recue: string) =>
    `${theTribunal(tribunal)} a délivré le ${delivre} le récépissé de votre requête, reçue le ${recue}.`,
  recepisseALire: 'Télécharger le récépissé (PDF) sur la page de la requête',
  verification: 'Vérifier que le récépissé est authentique, sans compte',
  decision: (numero: string) => `Décision du tribunal, requête n° ${numero}`,
  association: (denomination: string) => `Association : ${denomination}`,
  tribunal: (tribunal: string) => `Tribunal compétent : ${tribunal}`,
  adresse: (adresse: string) => `Adresse du greffe : ${adresse}`,
  statutsSignes: (numero: string) =>
    `Envoyez par courrier à ce greffe un exemplaire papier signé des statuts, accompagné du bordereau à télécharger dans « Mon suivi ». Sans bordereau, inscrivez le n° ${numero} sur la première page.`,
  retrait: (numero: string) => `Votre requête n° ${numero} est retirée`,
  retraitEffet: "Le tribunal ne l'examine plus. Vous pouvez déposer une nouvelle requête.",
  opposition: {
    OPPOSITION_PREFET: (numero: string) => `Opposition du préfet, requête n° ${numero}`,
    LEVEE_OPPOSITION: (numero: string) => `Opposition du préfet levée, requête n° ${numero}`,
  },
  oppositionEffet: "Rien n'est inscrit au registre tant que cette opposition n'est pas levée.",
  levee: (date: string) => `L'opposition du préfet a été levée le ${date}. Le tribunal peut maintenant rendre sa décision.`,
  empreintes: 'Annexes reçues, avec leur empreinte SHA-256 :',
  empreinte: (nom: string, sha256: string) => `- ${nom} : ${sha256}`,
  numeroAssociation: (numero: string) => `Numéro de l'association au registre : ${numero}`,
  documents: 'Lire les documents du tribunal sur le site',
  suivre: "Suivre la requête, avec le compte qui l'a déposée",
} as const
