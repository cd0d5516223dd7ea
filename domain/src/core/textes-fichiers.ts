/** Refusals of a file (spec 2 §5, verbatim; ANNEX-24 and ANNEX-25 for what is added under them). */
export const textesFichiers = {
  typeRefuse: "le type de fichier n'est pas acceptable",
  fichierTropLourd: (size: string) => `le fichier dépasse la taille maximale autorisée de ${size}`,
  totalTropLourd: (size: string) => `La taille des fichiers dépasse la limite de ${size}`,
  formatsAcceptes: 'Formats acceptés : PDF, JPEG, PNG.',
  pdfProtege: 'Ce PDF est protégé par un mot de passe. Enregistrez-le sans protection, puis ajoutez-le à nouveau.',
  pdfPrecede: "D'autres données précèdent le contenu de ce PDF. Ouvrez-le, enregistrez-le à nouveau au format PDF, puis ajoutez-le.",
  tropComplexe: 'Ce fichier est trop complexe pour être contrôlé. Imprimez-le au format PDF ou numérisez-le, puis ajoutez-le à nouveau.',
  sansNom: 'document',
  nombreDifferent: 'Les fichiers reçus ne correspondent pas aux annexes déclarées. Ajoutez-les à nouveau.',
  total: (size: string, limite: string) => `Total : ${size} sur ${limite}`,
} as const
