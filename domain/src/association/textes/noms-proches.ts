/** Close names in one commune (ASSO-02, CCL art. 57), shown to the person who types a name and to the court. */
export const textesNomsProches = {
  voisines: "Des associations voisines portent un nom proche. Le nom doit s'en distinguer nettement (Code civil local, art. 57) :",
  poursuivre: 'Vous pouvez poursuivre : le tribunal en décidera.',
  situation: ({ commune, numero, etat }: Record<'commune' | 'numero' | 'etat', string>) => `${commune}, n° ${numero}, ${etat}`,
  proches: 'Associations de la même commune au nom proche :',
  aucune: 'Aucune association de la même commune ne porte un nom proche.',
} as const
