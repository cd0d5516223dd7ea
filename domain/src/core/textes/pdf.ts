/** Texts of every document that the server makes for a court. */
export const textesPdf = {
  page: (numero: number, total: number) => `Page ${numero} sur ${total}`,
  greffe: 'Greffe du registre des associations',
  nonRenseigne: 'Non renseigné',
  verification: {
    titre: 'Vérifier ce document',
    explication:
      "Ouvrez l'adresse ci-dessous, ou lisez l'image avec un téléphone. La page dit si le document est authentique et ce qui a changé depuis.",
    code: (code: string) => `Code de vérification : ${code}`,
    image: (url: string) => `Code QR qui mène à l'adresse ${url}`,
  },
} as const
