import { morale, physique, type Member } from './controls-membres.ts'

const fonctions = ['Président(e)', 'Trésorier(ère)', 'Secrétaire', 'Liquidateur']

/** The controls of a liquidator: those of the direction (DISSO-03), its functions (DISSO-04), and nobody founds. */
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

/** Beside the two persons and the legal entity of the direction, taken over. */
export const liquidators: readonly Member[] = [liquidator(physique, '2'), liquidator(morale, '1')]

export const commentaire = {
  label: 'Commentaire sur la liquidation (facultatif)',
  value: "L'actif revient à l'harmonie de Mittelbruch.",
  filed: ['liquidationAssociation.commentaireLiquidation', "L'actif revient à l'harmonie de Mittelbruch."] as const,
}
