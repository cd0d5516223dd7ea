const between = ({ avant, apres }: { avant: string; apres: string }): string => {
  const [debut, fin] = [avant && `« ${avant} »`, apres && `« ${apres} »`]
  if (debut && fin) return ` entre ${debut} et ${fin}`
  return debut ? ` après ${debut}` : fin ? ` avant ${fin}` : ''
}

/** Validation messages shared by all forms (the first four are verbatim). */
export const textes = {
  champObligatoire: 'le champ est obligatoire',
  dateFuture: 'La date ne peut être postérieure à la date du jour',
  fichierIllisible: 'Fichier inaccessible ou endommagé',
  annexesTropLourdes: 'Tailles des annexes trop élevée.',
  champInconnu: 'Ce champ est inconnu.',
  valeurInvalide: "Cette valeur n'est pas valide.",
  valeurNonProposee: 'Choisissez une valeur de la liste.',
  texteTropLong: (max: number) => `Le texte ne peut dépasser ${max} caractères.`,
  signeInvisible: (ou: Parameters<typeof between>[0]) =>
    `Le texte contient un signe invisible${between(ou)}. Effacez-le, puis saisissez à nouveau ce passage.`,
  caractereRefuse: (ou: Parameters<typeof between>[0]) => `Le texte contient un caractère non imprimable${between(ou)}. Supprimez-le.`,
  tropDElements: (max: number) => `La liste ne peut dépasser ${max} éléments.`,
  nombreTropGrand: (max: number | bigint) => `Cette valeur ne peut dépasser ${max}.`,
  nombreTropPetit: (min: number | bigint) => `Cette valeur ne peut être inférieure à ${min}.`,
  dateInexistante: 'Indiquez une date qui existe, par exemple 12/12/2026.',
  emailInvalide: 'Indiquez une adresse courriel valide, par exemple nom@exemple.fr.',
  codePostalInvalide: 'Indiquez un code postal de 5 chiffres.',
  codeDUneAutreCommune: (commune: string) =>
    `Ce code postal n'est pas celui de ${commune}. Corrigez le code postal, ou choisissez une autre commune.`,
  telephoneInvalide: 'Indiquez un numéro de téléphone valide, par exemple 03 88 00 00 00.',
  siteInvalide: 'Indiquez une adresse de site valide, par exemple https://www.exemple.fr.',
  heure: (heures: number, minutes: string) => `${heures} h ${minutes}`,
  jourEnLettres: (jour: number, mois: string, annee: string) => `${jour === 1 ? '1er' : jour} ${mois} ${annee}`,
  jourEtHeure: (jour: string, heure: string) => `${jour} à ${heure}`,
  unitesTaille: ['o', 'Ko', 'Mo', 'Go', 'To'],
} as const
