-- What proves what was filed, registered and issued is never changed nor removed. Of a request only what lives may change,
-- its stage, its clerk, its decision: the columns named here are the filing itself. `update of` fires on the name of a column, whatever the
-- value, and the database refuses a name that does not exist.
create function preuve_immuable() returns trigger language plpgsql as $$
begin
  raise exception '% is immutable evidence: % refused', tg_table_name, lower(tg_op);
end $$;

create trigger requete_immuable before
  update of numero, type, tribunal, compte, cle, empreinte, issu_teleservice, depot, siege, date_pre_enregistrement
  or delete or truncate on requete for each statement execute function preuve_immuable();
create trigger annexe_immuable before update or delete or truncate on annexe
  for each statement execute function preuve_immuable();
create trigger version_immuable_truncate before truncate on version
  for each statement execute function preuve_immuable();
create trigger document_immuable before update or delete or truncate on document
  for each statement execute function preuve_immuable();
create trigger extrait_immuable before update or delete or truncate on extrait
  for each statement execute function preuve_immuable();
