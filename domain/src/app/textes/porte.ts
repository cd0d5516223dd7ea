/** The landing page, for visitors who do not know this service. */
export const textesPorte = {
  titre: 'Le registre des associations de droit local',
  presentation:
    "Les associations du Bas-Rhin, du Haut-Rhin et de la Moselle sont inscrites au registre de leur tribunal. Ici, vous consultez ce registre et vous demandez l'inscription d'une association.",
  pourQui: "Ce site s'adresse aux personnes qui créent ou dirigent une association, et à celles qui veulent en connaître une.",
  demarches: 'Ce que vous pouvez faire',
  avecCompte: 'Chacune de ces pages demande un compte : connectez-vous, ou créez-en un.',
  /** Without JavaScript the application does not open. Shown beside the links that open it. */
  sansScript:
    "Ces pages ont besoin de JavaScript, qui n'est pas actif dans votre navigateur. Sans lui, vous pouvez vérifier un document et lire l'aide.",
  /** One line under each link, for a visitor. The link's title is that of the card it leads to (HOME-02). */
  portes: {
    creation: "Il faut au moins 7 membres fondateurs, les statuts signés et le procès-verbal de l'assemblée constitutive.",
    associations: 'Retrouver vos associations, lire leur fiche, obtenir un extrait.',
    registre: 'Rechercher une association inscrite et ouvrir sa fiche.',
    suivi: 'Savoir où en sont vos requêtes.',
  },
  verification: "Le code figure au bas de chaque extrait, certificat ou ordonnance. Aucun compte n'est demandé.",
  aide: "Besoin d'aide ?",
  aideTexte: 'Les étapes, les délais et les pièces à fournir sont expliqués pas à pas.',
  lireAide: "Lire l'aide",
} as const
