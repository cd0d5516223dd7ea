const plural = (nombre: number): string => (nombre > 1 ? 's' : '')

/**
 * Why nothing may be filed on an association now (SHEET-13). A sentence that refers to a page has a variant for readers without that page.
 */
export const textesObstaclesDepot = {
  reserveAuxRattaches: "Cette action est réservée aux personnes rattachées à l'association.",
  nonRattache: "Cette action est réservée aux personnes rattachées à l'association. Demandez votre rattachement depuis cette fiche.",
  nonRattacheAuGreffe:
    "Cette action est réservée aux personnes rattachées à l'association. Pour votre rattachement, adressez-vous au greffe du tribunal.",
  /** For a clerk of its court. */
  nonRattacheDuGreffe:
    "Cette action est réservée aux personnes rattachées à l'association. Une requête reçue sur papier s'enregistre dans l'espace du greffe.",
  demandeEnCours: (date: string) =>
    `Votre demande de rattachement du ${date} n'a pas encore été traitée par le tribunal. L'action sera disponible si elle est acceptée.`,
  sansDepot:
    "Votre rattachement ne comporte pas le droit de déposer des requêtes. Une personne qui gère les utilisateurs de l'association peut vous l'accorder.",
  sansDepotMaisGestionnaire:
    "Votre rattachement ne comporte pas le droit de déposer des requêtes. Vous gérez les utilisateurs de l'association\u00a0: vous pouvez vous accorder ce droit dans l'onglet «\u00a0Utilisateurs\u00a0».",
  sansDepotAuGreffe: 'Votre rattachement ne comporte pas le droit de déposer des requêtes. Adressez-vous au greffe.',
  sansDepotNiGestionnaire:
    'Votre rattachement ne comporte pas le droit de déposer des requêtes, et personne ne gère les utilisateurs de cette association. Adressez-vous au greffe.',
  dissoute: "L'association est en liquidation : seule la radiation peut encore être demandée.",
  radiee: "L'association est radiée du registre : aucune requête ne peut plus être déposée.",
  radiationAvantDissolution: "La radiation ne peut être demandée qu'après la dissolution. Déclarez d'abord la dissolution.",
  radiationApresDissolution: "La radiation ne peut être demandée qu'après la dissolution.",
  nonConforme: "Le tribunal a déclaré l'inscription non conforme. Adressez-vous au greffe pour savoir quoi régulariser.",
  requete: (numero: string, type: string, date: string) =>
    `La requête n°\u00a0${numero} (${type}), déposée le ${date}, est en cours d'instruction. Attendez la décision du tribunal, ou retirez cette requête.`,
  requeteSansRetrait: (numero: string, type: string, date: string) =>
    `La requête n° ${numero} (${type}), déposée le ${date}, est en cours d'instruction. Attendez la décision du tribunal.`,
  requeteDAutrui:
    "Une requête concernant cette association est en cours d'instruction. Une nouvelle requête sera possible après la décision du tribunal.",
  transfert: (tribunal: string, date: string) =>
    `Le dossier a été envoyé le ${date} à un autre tribunal, qui doit l'inscrire\u00a0: ${tribunal}. Une nouvelle requête sera possible après sa décision.`,
  nonConformites: (nombre: number, liste: string) =>
    `Le tribunal a relevé ${nombre} non-conformité${plural(nombre)} dans l'inscription. ${
      nombre > 1 ? 'Elles doivent être levées' : 'Elle doit être levée'
    } avant toute nouvelle requête : ${liste}.`,
  nonConformitesTues:
    "Le tribunal a relevé des non-conformités dans l'inscription. Elles doivent être levées avant toute nouvelle requête.",
} as const
