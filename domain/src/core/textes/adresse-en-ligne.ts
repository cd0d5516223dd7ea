/** An address typed in one line. */
export const textesAdresseEnLigne = {
  titre: "Coller ou taper l'adresse en une ligne",
  adresseComplete: 'Adresse complète',
  exemple: 'Par exemple : 12 rue des Tanneurs, 67000 Strasbourg',
  remplir: "Remplir l'adresse",
  rempli: "L'adresse est remplie : vérifiez-la.",
  videe: "Tapez ou collez d'abord une adresse.",
  aChoisir: (raison: string) => `${raison} Choisissez la commune dans la liste.`,
  plusieursDuCode: (code: string) => `Plusieurs communes ont le code postal ${code}.`,
  plusieursDuNom: (nom: string) => `Plusieurs communes se nomment ${nom}.`,
  codeInconnu: (code: string) => `Aucune commune de la liste n'a le code postal ${code}.`,
  communeInconnue: (nom: string, code: string) =>
    code ? `La liste n'a pas de commune ${nom} au code postal ${code}.` : `La liste n'a pas de commune ${nom}.`,
  sansCommune: 'Cette adresse ne nomme pas de commune.',
  codeAIndiquer: (nom: string) => `${nom} a plusieurs codes postaux : indiquez celui de l'adresse.`,
  listeMuette: "La liste des communes n'a pas répondu.",
} as const
