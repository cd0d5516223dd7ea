/** In a creation, the head office at the declarant's home. */
export const textesSiege = {
  aMonDomicile: 'Siège à mon domicile',
  rempli: "L'adresse du siège est maintenant celle du déclarant.",
  communeAChoisir: "La rue et le code postal sont ceux du déclarant. La commune n'a pas été reconnue : choisissez-la dans la liste.",
  horsRessort: (commune: string) =>
    `Le siège doit se trouver en Moselle, dans le Bas-Rhin ou dans le Haut-Rhin : la commune du déclarant (${commune}) n'y est pas. Rien n'a été rempli.`,
  remplacer: "Remplacer l'adresse du siège",
  dejaSaisie: 'Une autre adresse est déjà saisie pour le siège. Voulez-vous la remplacer par celle du déclarant ?',
  effet: "Oui : la rue, le complément, le code postal et la commune sont remplacés. Non : l'adresse saisie reste.",
} as const
