/** The reply page, opened by its link or from the request (PIECES). Strings of the specification are quoted unchanged. */
export const textesPageReponse = {
  titre: 'Répondre au tribunal',
  association: (denomination: string) => `Association : ${denomination}`,
  requete: (numero: string) => `Requête n° ${numero}`,
  auPlusTard: (date: string) => `À transmettre au plus tard le ${date}`,
  enRetard: (date: string) =>
    `La date demandée par le tribunal (${date}) est passée. Vous pouvez encore répondre tant que la décision n'est pas rendue.`,
  lettre: 'Lire la lettre du tribunal (PDF)',
  avancement: (nombre: number, total: number) =>
    nombre < 2 ? `${nombre} demande sur ${total} a une réponse.` : `${nombre} demandes sur ${total} ont une réponse.`,
  demandes: 'Ce que le tribunal demande',
  motifs: "Ce que le tribunal envisage d'opposer à votre requête",
  demande: (rang: number, total: number, type: string) => `Demande ${rang} sur ${total} : ${type}`,
  motif: (rang: number, total: number) => `Motif ${rang} sur ${total}`,
  tribunalPrecise: 'Ce que le tribunal précise :',
  validee: (date: string) => `Validée par le tribunal le ${date}`,
  sansReponse: 'Sans réponse',
  paiement:
    "Réglez les frais de publication directement au journal, puis ajoutez ici le justificatif de paiement. Le projet d'avis est joint ci-dessous.",
  projetDAvis: "Lire le projet d'avis, dans la lettre du tribunal (PDF)",
  ajouter: 'Ajouter',
  ajouterA: (titre: string) => `Ajouter un document : ${titre}`,
  ajout: {
    titre: 'Ajouter un document',
    confirmer: 'Ajouter le document',
    fait: 'Le document a été ajouté. Il sera transmis avec votre réponse.',
    echec: "Erreur durant l'ajout du document.",
  },
  pasTransmis: 'Ajouté, pas encore transmis',
  transmisLe: (date: string) => `Transmis au tribunal le ${date}`,
  effetSuppression: "Oui : le document n'est plus joint à votre réponse. Non : il y reste joint.",
  observation: { libelle: 'Observation', indication: 'Visible par le tribunal seulement.' },
  votreReponse: 'Votre réponse',
  precisionsIci: "Répondez dans l'observation, plus bas, ou ajoutez un document.",
  rienTransmis: (nombre: number) =>
    nombre === 0
      ? "Rien n'est encore transmis au tribunal."
      : nombre === 1
        ? "1 document ajouté. Rien n'est encore transmis au tribunal."
        : `${nombre} documents ajoutés. Rien n'est encore transmis au tribunal.`,
  transmettre: 'Transmettre la réponse',
  quitter:
    "Oui : l'observation saisie est perdue. Les documents ajoutés sont conservés, mais rien n'est transmis au tribunal. Non : vous restez sur cette page.",
  dialogue: {
    titre: 'Transmettre la réponse',
    definitive: 'Une fois transmise, votre réponse ne pourra plus être modifiée.',
    incomplete: (titres: readonly string[]) =>
      titres.length === 1
        ? `Il reste 1 demande sans réponse : ${titres[0]}. Vous ne pourrez la compléter que si le tribunal vous envoie un nouveau lien.`
        : `Il reste ${titres.length} demandes sans réponse : ${titres.join(', ')}. Vous ne pourrez les compléter que si le tribunal vous envoie un nouveau lien.`,
    question: 'Voulez-vous continuer la transmission?',
    confirmer: 'Transmettre',
    continuer: 'Continuer ma réponse',
  },
  echec: 'Erreur durant la transmission de la réponse',
  reussite: 'La réponse a été transmise',
  transmise: (dateEtHeure: string, quoi: string) => `Transmise le ${dateEtHeure} : ${quoi}. Vous pouvez fermer cette page.`,
  nonTransmise: {
    libelle: "Ce que vous aviez saisi ici n'a pas été transmis",
    copier: 'Copier le texte',
    copie: 'Le texte a été copié.',
  },
  accuse: "Télécharger l'accusé de réception (PDF)",
  connexion: { question: 'Vous avez un compte ?', lien: 'Connectez-vous', effet: ' : le code de vérification ne sera pas demandé.' },
  inconnue: (courriel: string, telephone: string) =>
    `Vérifiez que l'adresse est complète : elle figure dans le courriel ou dans la lettre du tribunal. En cas de difficulté, contactez le support : ${courriel}, ${telephone}.`,
  sansScript:
    'Pour répondre sur cette page, activez JavaScript dans votre navigateur. Vous pouvez aussi répondre par courrier au greffe, en rappelant le numéro de la requête.',
} as const
