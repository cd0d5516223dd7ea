/** How long an ordinary notice stays on screen, in milliseconds (CONST-01). */
export const dureeNoticeMs = 5000
/** Tokens are refreshed when less than this remains, in seconds (CONST-02). */
export const renouvellementJetonS = 600
/** A session's end is announced this long before, in milliseconds (RGAA 13.1). */
export const avertissementSessionMs = 5 * 60_000
/** PKCE: characters of the verifier and of the state (CONST-03). */
export const pkceLongueur = 128
export const longueurEtatOAuth = 64
/** Rows per page (CONST-04). `allLignes` is how a screen says « all »; a request sends a bounded size instead (CONST-05, X-67). */
export const lignesPerPage = [10, 20, 50] as const
export const defaultLignes = 20
export const allLignes = -1
export const maxLignes = 2000
/** Delay before an autocomplete asks the server, in milliseconds (CONST-06). */
export const attenteSaisieMs = 250
/** Above this size, in octets, a file is saved rather than opened (CONST-10). */
export const maxOuverture = 5_000_000
/** Lifetime of a file's temporary address in the browser, in milliseconds (CONST-11). */
export const temporaryAdresseMs = 120_000
/** Founders and members of the direction a creation needs (CONST-16, CCL art. 56). */
export const minFondateurs = 7
export const minDirection = 1
/** Days after which the publication of a dissolution is old enough (CCL art. 51). */
export const oldPublicationAfter = 365
