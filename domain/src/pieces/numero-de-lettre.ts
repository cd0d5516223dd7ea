/** The number of a demande, read from the name of its letter; null for any other document (REQ-25, REQ-26). */
export const numeroInNom = (nom: string): number | null => {
  const lu = / n°\u00a0(\d+)/.exec(nom)
  return lu ? Number(lu[1]) : null
}
