/** The declarant withdraws a request (STATE-14). */
export const textesRetrait = {
  bouton: { visible: 'Retirer ma requête', complement: (numero: string) => `n° ${numero}` },
  titre: (numero: string) => `Retirer la requête n° ${numero} ?`,
  effet: "Le tribunal cessera de l'examiner. Ce retrait est définitif ; vous pourrez déposer une nouvelle requête.",
  retirer: 'Retirer la requête',
  conserver: 'Conserver la requête',
  fait: 'Votre requête a été retirée.',
  echec: 'Erreur durant le retrait de la requête',
  sansDroit: "Seules la personne qui a déposé cette requête et celles qui peuvent déposer pour l'association peuvent la retirer.",
  dejaRetiree: 'Cette requête a déjà été retirée.',
  dejaDecidee: 'Le tribunal a déjà décidé de cette requête.',
  reprendre: { visible: 'Reprendre le contenu dans une nouvelle requête', complement: (numero: string) => `(n° ${numero})` },
  echecReprise: 'Erreur durant la reprise de la requête',
} as const
