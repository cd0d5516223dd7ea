import { textesDroits } from './textes-droits.ts'

/** Rights, in words; none is consulting alone. */
export const droitsEnMots = ({ depot, gestion }: { depot: boolean; gestion: boolean }): string[] => [
  ...(depot ? [textesDroits.depot] : []),
  ...(gestion ? [textesDroits.gestion] : []),
]
