-- pg_dump writes a body from the names of its parameters. These two had one without a name, so pg_restore refused them.
create or replace function rattachement_vivant(rattachement rattachement, jour date) returns boolean language sql immutable
  return (rattachement).termine_le is null and ((rattachement).fin is null or (rattachement).fin >= jour);

create or replace function invitation_vivante(invitation invitation, jour date) returns boolean language sql immutable
  return (invitation).statut = 'EN_ATTENTE' and ((invitation).envoyee_le at time zone 'Europe/Paris')::date + 30 >= jour;

-- pg_restore writes with an empty search_path. A body kept as text is read when it runs: it names its own path.
alter function acte_immuable() set search_path = public, pg_temp;
alter function association_rang() set search_path = public, pg_temp;
alter function piece_transmise() set search_path = public, pg_temp;
alter function preuve_immuable() set search_path = public, pg_temp;
alter function retenir_communes() set search_path = public, pg_temp;
alter function retenir_mots() set search_path = public, pg_temp;
alter function version_immuable() set search_path = public, pg_temp;
