/** The history of an association, and what changed between two of its versions (SHEET-14, SHEET-28 to SHEET-31). */
export const textesHistorique = {
  titre: 'Historique',
  version: (ordre: number, date: string, evenement: string) => `Version n° ${ordre}, ${date} : ${evenement}`,
  requete: (numero: string, date: string, type: string) => `Requête n° ${numero}, ${date} : ${type}`,
  requeteDu: (date: string) => `Requête du ${date}`,
  affichee: 'Version affichée',
  enCours: 'Requête en cours',
  rejetee: 'Requête rejetée',
  retiree: 'Requête retirée',
  type: (type: string, sousTypes: readonly string[]) => (sousTypes.length > 0 ? `${type} (${sousTypes.join(', ')})` : type),
  parRequete: (type: string, numero: string, date: string) => `${type}, requête n° ${numero} déposée le ${date}`,
  decision: (date: string) => `Décision du ${date}`,
  retrait: (date: string) => `Retirée par le déclarant le ${date}`,
  ajoutDocument: (nom: string) => `Document ajouté : ${nom}`,
  suppressionDocument: (nom: string) => `Document retiré : ${nom}`,
  activation: (nom: string) => `Document de nouveau en vigueur : ${nom}`,
  desactivation: (nom: string) => `Document qui n'est plus en vigueur : ${nom}`,
  transfert: (numero: string) => `Transfert : association n° ${numero}`,
  fusionnees: (numeros: readonly string[]) => `Associations fusionnées : ${numeros.join(', ')}`,
  /** What is seen, then what only screen readers add. */
  consulter: { visible: 'Consulter cette version', complement: (ordre: number) => `n° ${ordre}` },
  changements: { visible: 'Ce qui a changé', complement: (ordre: number) => `dans la version n° ${ordre}` },
  aucunChangement: 'Aucun changement entre ces deux versions.',
  ancienne: ({ ordre, du, au }: { ordre: number; du: string; au: string }) =>
    `Vous consultez la version n° ${ordre}, en vigueur du ${du} au ${au}. Ce n'est pas la situation actuelle.`,
  revenir: 'Revenir à la version actuelle',
  inconnue: (ordre: string) => `Cette association n'a pas de version n° ${ordre}.`,
} as const
