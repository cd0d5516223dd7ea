/** Texts of a creation only: its name, what to prepare, what follows (FORM-26, ERR-09). */
export const textesCreation = {
  demarche: 'Créer une association',
  avantDeCommencer: 'Créer une association : avant de commencer',
  aPreparer:
    "Préparez les statuts datés et signés par au moins 7 membres, le procès-verbal de l'assemblée constitutive, et le nom, l'adresse et la nationalité de chaque membre de la direction. Préparez aussi la déclaration d'inscription.",
  laSuite:
    "Ensuite : le tribunal délivre un récépissé dans les 5 jours, examine la demande, puis la communique au préfet, qui a 6 semaines pour s'y opposer. Après l'inscription, les frais de publication sont à la charge de l'association.",
  envoyerStatuts: (numero: string) =>
    `Envoyez par courrier à ce greffe un exemplaire papier signé des statuts, accompagné du bordereau ci-dessous. Sans bordereau, inscrivez le n° ${numero} sur la première page.`,
  transmise: 'La demande de création a été transmise',
  echec: 'Erreur durant la demande de création',
} as const
