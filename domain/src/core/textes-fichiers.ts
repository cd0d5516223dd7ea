/** A file in a form: its refusals (spec 2 §5, verbatim; ANNEX-24 and ANNEX-25 for what is added under them), its advance, what may be done of it. */
export const textesFichiers = {
  typeRefuse: "le type de fichier n'est pas acceptable",
  fichierTropLourd: (size: string) => `le fichier dépasse la taille maximale autorisée de ${size}`,
  totalTropLourd: (size: string) => `La taille des fichiers dépasse la limite de ${size}`,
  formatsAcceptes: 'Formats acceptés : PDF, JPEG, PNG.',
  pdfProtege: 'Ce PDF est protégé par un mot de passe. Enregistrez-le sans protection, puis ajoutez-le à nouveau.',
  pdfPrecede: "D'autres données précèdent le contenu de ce PDF. Ouvrez-le, enregistrez-le à nouveau au format PDF, puis ajoutez-le.",
  tropComplexe: 'Ce fichier est trop complexe pour être contrôlé. Imprimez-le au format PDF ou numérisez-le, puis ajoutez-le à nouveau.',
  pageRefusee: (rang: number, refus: string) => `Page ${rang} : ${refus}`,
  pdfParmiLesPages: 'un PDF se joint seul. Retirez-le, ou joignez-le comme un autre document.',
  pagesTropLourdes: (taille: string, limite: string) =>
    `Les pages pèsent ensemble ${taille} ; la limite est de ${limite}. Réduisez-les, ou joignez-les en plusieurs documents.`,
  sansNom: 'document',
  nombreDifferent: 'Les fichiers reçus ne correspondent pas aux annexes déclarées. Ajoutez-les à nouveau.',
  total: (size: string, limite: string) => `Total : ${size} sur ${limite}`,
  envoi: (nom: string, pourcent: number) => `Envoi de ${nom} : ${pourcent} %`,
  verification: (nom: string) => `Vérification de ${nom}…`,
  consulter: (nom: string, format: string, taille: string) => `Consulter ${nom} (${format}, ${taille}, nouvel onglet)`,
  enregistrer: (nom: string, format: string, taille: string) => `Consulter ${nom} (${format}, ${taille}, téléchargement)`,
  formats: { 'application/pdf': 'PDF', 'image/jpeg': 'JPEG', 'image/jpg': 'JPEG', 'image/png': 'PNG' },
  supprimerCourt: 'Supprimer',
  supprimer: (nom: string) => `Supprimer ${nom}`,
} as const
