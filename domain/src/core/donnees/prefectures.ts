/**
 * The prefecture of each département of the register, to which the court writes (CCL art. 61). The addresses are those the prefectures
 * publish. They may change without notice, so a court checks them before its first letter (docs/decisions/0087).
 */
export const prefectures: Record<string, readonly string[]> = {
  '57': ['Préfecture de la Moselle', '9 place de la Préfecture', '57034 Metz Cedex 1'],
  '67': ['Préfecture du Bas-Rhin', '5 place de la République', '67073 Strasbourg Cedex'],
  '68': ['Préfecture du Haut-Rhin', '7 rue Bruat', '68020 Colmar Cedex'],
}
