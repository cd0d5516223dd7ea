/** The public pages that check whether a document is genuine (ACTION-10). */
export const textesVerification = {
  titre: 'Vérifier un document',
  explication: 'Recopiez le code de vérification imprimé sur le document.',
  code: "Code de vérification, ou adresse qui l'accompagne",
  indication: 'Par exemple H22T-52H6-HP39-SG64.',
  document: (code: string) => `Code de vérification : ${code}`,
  bouton: 'Vérifier',
  autre: 'Vérifier un autre code',
} as const
