/** The database as Kysely sees it. Each capability adds its own tables beside its SQL, by augmenting this interface. */
export interface Database {}
