/** A court as the subject that begins a sentence: « Le tribunal judiciaire de Colmar ». Each label begins with « Tribunal ». */
export const leTribunal = (libelle: string): string => `Le ${libelle.charAt(0).toLowerCase()}${libelle.slice(1)}`
