/** One-key shortcuts, and how to turn them off. */
export const textesRaccourcis = {
  titre: 'Raccourcis clavier',
  activer: 'Activer les raccourcis à une touche',
  aide: 'Afficher cette aide',
} as const
