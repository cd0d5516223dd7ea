-- The words of the register's names and communes: where the words somebody mistyped are looked for (docs/decisions/0027). A few tens of
-- thousands of rows to compare letters with, instead of every association. Never emptied: a word nobody bears any more finds nothing.
create table mot_du_registre (mot text collate "C" primary key);
create index mot_du_registre_lettres on mot_du_registre using gin (mot gin_trgm_ops);

create function retenir_mots() returns trigger language plpgsql as $$
begin
  insert into mot_du_registre
    select distinct mot collate "C" from nouvelles, string_to_table(recherche_nom || recherche_commune, ' ') as mot
    where length(mot) > 2 order by 1
    on conflict do nothing;
  return null;
end $$;
create trigger retenir_mots_ajoutes after insert on association
  referencing new table as nouvelles for each statement execute function retenir_mots();
create trigger retenir_mots_changes after update on association
  referencing new table as nouvelles for each statement execute function retenir_mots();

insert into mot_du_registre
  select distinct mot collate "C" from association, string_to_table(recherche_nom || recherche_commune, ' ') as mot
  where length(mot) > 2
  on conflict do nothing;
