/** The options of a field that chooses among courts: the value is the id. */
export const courtOptions = (courts: readonly { id: string; libelle: string }[]) =>
  courts.map(({ id, libelle }) => ({ value: id, label: libelle }))
