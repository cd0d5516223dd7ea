/** The sessionStorage key of this tab's id. Present only when the tab has saved what was typed. */
export const tabKey = 'saisie.onglet'
