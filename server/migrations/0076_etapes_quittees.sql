-- The stages a request has left, with the days it came to each and left it, as the fold of its acts says them (docs/decisions/0093): what time
-- is spent where, without a second reading of the law. Null: of a server before; the next start folds it.
alter table requete add column etapes_quittees jsonb;
