/** A court's label as the subject of a sentence: « Le tribunal judiciaire de Colmar ». Every label begins with « Tribunal ». */
export const theTribunal = (libelle: string): string => `Le ${libelle.charAt(0).toLowerCase()}${libelle.slice(1)}`
