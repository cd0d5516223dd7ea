import { textesDroits } from './textes/droits.ts'

/** Rights, in words. Empty rights mean that the person may only consult. */
export const droitsEnMots = ({ depot, gestion }: { depot: boolean; gestion: boolean }): string[] => [
  ...(depot ? [textesDroits.depot] : []),
  ...(gestion ? [textesDroits.gestion] : []),
]
