/** The public pages that say whether a document is genuine (ACTION-10). */
export const textesVerification = {
  titre: 'Vérifier un document',
  explication: 'Recopiez le code de vérification imprimé sur le document.',
  code: "Code de vérification, ou adresse qui l'accompagne",
  indication: 'Par exemple H22T-52H6-HP39-SG64.',
  document: (code: string) => `Code de vérification : ${code}`,
  bouton: 'Vérifier',
  association: (titre: string, denomination: string, numero: string) => `${titre} : association ${denomination}, n° ${numero}.`,
  aJour: (dateEtHeure: string, tribunal: string) =>
    `Document authentique et à jour. Délivré le ${dateEtHeure} par ${tribunal}. La situation de l'association n'a pas changé depuis.`,
  depasse: (date: string, liste: string) =>
    `Document authentique, mais plus à jour. Délivré le ${date}. Depuis, le registre a changé : ${liste}.`,
  decision: (dateEtHeure: string, tribunal: string) =>
    `Document authentique. Délivré le ${dateEtHeure} par ${tribunal}. Une décision n'expire pas.`,
  decisionSuivie: (dateEtHeure: string, tribunal: string, suivante: string) =>
    `Document authentique. Délivré le ${dateEtHeure} par ${tribunal}. Une décision n'expire pas, mais une autre décision sur cette association a été inscrite depuis, le ${suivante}.`,
  requete: (titre: string, denomination: string, numero: string) => `${titre} : association ${denomination}, requête n° ${numero}.`,
  recepisse: (dateEtHeure: string, tribunal: string) =>
    `Document authentique. Délivré le ${dateEtHeure} par ${tribunal}. Il atteste la réception de la requête, pas l'inscription de l'association.`,
  inconnu: 'Aucun document ne correspond à ce code. Vérifiez les caractères, ou méfiez-vous du document présenté.',
  autre: 'Vérifier un autre code',
} as const
