import { morale, physique, type Member } from './controls-membres.ts'

const fonctions = ['Président(e)', 'Trésorier(ère)', 'Secrétaire', 'Liquidateur']

/** The controls of a liquidator: those of a director (DISSO-03), other functions (DISSO-04), and no founder checkbox. */
const liquidator = (member: Member, rang: string): Member => ({
  ...member,
  controls: member.controls
    .filter(({ rows }) => rows !== 'MEMB-30')
    .map(({ filed: [path, value], choices, label, ...control }) => ({
      ...control,
      label,
      filed: [path.replace(/^comite\.(\w+)\[0\]/, `liquidationAssociation.liquidateurs.$1[${rang}]`), value] as const,
      ...(choices && { choices: label === 'Fonction' ? fonctions : choices }),
    })),
})

/** Added to the two natural persons and the legal entity taken over from the direction. */
export const liquidators: readonly Member[] = [liquidator(physique, '2'), liquidator(morale, '1')]

export const commentaire = {
  label: 'Commentaire sur la liquidation (facultatif)',
  value: "L'actif revient à l'harmonie de Mittelbruch.",
  filed: ['liquidationAssociation.commentaireLiquidation', "L'actif revient à l'harmonie de Mittelbruch."] as const,
}
