/** The kinds of callers (matrix M1). */
export const persons = [
  'anonymous',
  'activation', // holds the token of an account activation: no authority
  'unattached',
  'depotOnly',
  'gestionOnly',
  'both',
  'pending', // asked to be attached, the court has not decided
  'invited', // has not answered
  'formerlyAttached', // with every right, once
  'elsewhere', // gestion and depot, on another association
  'clerk', // of the competent court
  'otherClerk', // of another court
  'formerClerk', // of the competent court: the authority is lost, the court still noted
  'judge', // of the competent court
  'otherJudge', // of another court
  'administrator',
] as const
export type Person = (typeof persons)[number]

/** Everybody with an ordinary account, that is the authority USAGER. */
export const users = persons.filter((person) => person !== 'anonymous' && person !== 'activation')
/** The users attached to the association of the fixtures. */
export const attached: Person[] = ['depotOnly', 'gestionOnly', 'both']
