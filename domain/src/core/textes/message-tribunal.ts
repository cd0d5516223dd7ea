/** A court's own message, shown beside its associations and requests (STAFF-26). */
export const textesMessageTribunal = {
  titre: 'Message du tribunal',
  region: 'Messages du tribunal',
  dit: 'Message du tribunal\u00a0:',
} as const
