/** Shortcuts of one key, and how to have none. */
export const textesRaccourcis = {
  titre: 'Raccourcis clavier',
  activer: 'Activer les raccourcis à une touche',
  aide: 'Afficher cette aide',
} as const
