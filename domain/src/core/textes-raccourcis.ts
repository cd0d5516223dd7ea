/** Shortcuts of one key, and how to have none (wording.md STAFF-02). */
export const textesRaccourcis = {
  titre: 'Raccourcis clavier',
  activer: 'Activer les raccourcis à une touche',
  aide: 'Afficher cette aide',
} as const
