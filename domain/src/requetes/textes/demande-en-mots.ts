const documents = (nombre: number): string => `${nombre} ${nombre === 1 ? 'document' : 'documents'}`

/** The points of a demande and the content of a reply, counted and named (PIECES-05). */
export const textesDemandeEnMots = {
  documents,
  nommes: (noms: readonly string[]) => `${documents(noms.length)} (${noms.join(', ')})`,
  precision: 'Demande de précisions',
  precisions: (points: number) => (points === 1 ? 'des précisions' : `des précisions sur ${points} points`),
  observation: 'une observation',
  et: ' et ',
} as const
