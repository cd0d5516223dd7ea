/** Under it a tab that has kept what was typed knows itself, and that it has. */
export const tabKey = 'saisie.onglet'
