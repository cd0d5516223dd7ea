/** The step of a filing is in its address (ROUTE-29). */
export const uneEtape = ({ etape }: Record<string, unknown>): { etape?: string } => (typeof etape === 'string' ? { etape } : {})
