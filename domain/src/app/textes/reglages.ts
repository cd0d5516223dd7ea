/** The settings of the site, edited by an administrator (STAFF-26). */
export const textesReglages = {
  titre: 'Réglages du site',
  texte: "Taille et format des fichiers, nom de l'environnement, liens du pied de page, circuit de signature, notification en ligne.",
  effet: "Un réglage enregistré vaut tout de suite, pour toutes les personnes. Les requêtes déjà déposées n'en sont pas changées.",
  fichiers: 'Fichiers',
  site: 'Site',
  decisions: 'Décisions',
  champs: {
    tailleFichierMax: 'Taille maximale par fichier, en Mo',
    tailleMax: "Taille maximale des fichiers d'une requête, en Mo",
    tailleRattachementMax: "Taille maximale des fichiers d'une demande de rattachement, en Mo",
    formats: 'Formats acceptés',
    environnement: "Nom de l'environnement",
    lienCGU: "Lien des conditions générales d'utilisation",
    lienFAQ: 'Lien de la foire aux questions',
    circuitSignature: 'Circuit de signature',
    notificationEnLigne: 'Notification en ligne',
  },
  aides: {
    tailleFichierMax: 'Par exemple : 3 ou 2,5',
    tailleMax: (plafond: string) => `Au plus ${plafond} : ce que ce serveur peut recevoir en un envoi.`,
    formats: 'Le format PDF reste toujours accepté.',
    environnement: "Affiché dans l'en-tête, sauf « production ».",
    circuitSignature:
      'Dans les tribunaux cochés, le greffe prépare la décision et le juge la signe dans sa propre session. Dans les autres, le greffe indique qui a décidé.',
    notificationEnLigne:
      'Dans les tribunaux cochés, la première ouverture en ligne de la notification par son destinataire vaut notification : le délai de recours court de ce jour, et la page le dit avant. Dans les autres, le greffe enregistre le retour de la lettre recommandée.',
    lien: 'Une adresse en https, ou une page de ce site, par exemple /cgu',
  },
  refus: {
    pasUneTaille: 'Indiquez une taille en Mo, par exemple 3 ou 2,5.',
    tropPetit: (taille: string) => `Indiquez au moins ${taille} : la photographie d'une page ne passerait plus.`,
    plusQueLeTotal: "Un envoi ne peut dépasser la taille maximale des fichiers d'une requête. Diminuez cette taille, ou augmentez l'autre.",
    plusQueLeServeur: (plafond: string) =>
      `Ce serveur reçoit au plus ${plafond} en un envoi. Au-delà, un envoi depuis un téléphone serait coupé avant la fin.`,
    moinsQuUnFichier: 'Un seul fichier accepté doit pouvoir être envoyé : indiquez au moins la taille maximale par fichier.',
    sansPdf: 'Le format PDF ne peut être retiré : les documents préparés par le site sont des PDF.',
    demonstration: 'Ce site est une démonstration : il ne peut pas se dire en production.',
    production: 'Ce site est en production : il ne peut pas se dire en démonstration.',
    sansJuge: (tribunaux: string) =>
      `Aucun juge en fonction n'a de compte relié à un signataire : ${tribunaux}. Reliez-le d'abord, dans « Signataires des tribunaux » : sans lui, aucune décision ne serait rendue.`,
    lien: (pages: string) => `Indiquez une adresse qui commence par https://, ou une page de ce site : ${pages}.`,
  },
  enregistrer: 'Enregistrer les réglages',
  enregistre: 'Les réglages sont enregistrés.',
  echec: 'Les réglages ne sont pas enregistrés',
  conflit: (personne: string, instant: string) =>
    `${personne} a enregistré les réglages le ${instant}, après que vous les avez ouverts. Rien de votre saisie n'est enregistré.`,
  voirReglages: 'Voir les réglages actuels',
} as const
