/** The form of the sign-in, as the server knows it when it shows it. */
export interface LoginForm {
  /** What the identifier starts with, empty when nothing is known (LOGIN-07). */
  email: string
  /** Why one is back here: a wrong entry (LOGIN-03), or too many of them; null on a first try. */
  refusal: { kind: 'invalid' } | { kind: 'wait'; minutes: number } | null
}
