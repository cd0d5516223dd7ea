/** A court's own message, where its associations and requests are (STAFF-26). */
export const textesMessageDuTribunal = {
  titre: 'Message du tribunal',
  region: 'Messages du tribunal',
  dit: 'Message du tribunal\u00a0:',
} as const
