-- Volume and folio of the paper register (REG-11): exact, whatever the case; the few associations that have none of either stay out.
create index association_par_volume on association (upper(volume), upper(folio)) where volume is not null;
create index association_par_folio on association (upper(folio)) where folio is not null;

-- The communes of the register's seats, with the courts they were met under: some 1,600 rows to compare words with, instead of every
-- association. Never emptied: a commune nobody has any more finds nothing.
create table commune_du_registre (
  recherche text collate "C" not null,
  tribunal_rang smallint not null,
  primary key (recherche, tribunal_rang)
);

create function retenir_communes() returns trigger language plpgsql as $$
begin
  insert into commune_du_registre
    select distinct recherche_commune, tribunal_rang from nouvelles order by 1, 2
    on conflict do nothing;
  return null;
end $$;
create trigger retenir_communes_ajoutees after insert on association
  referencing new table as nouvelles for each statement execute function retenir_communes();
create trigger retenir_communes_changees after update on association
  referencing new table as nouvelles for each statement execute function retenir_communes();

insert into commune_du_registre select distinct recherche_commune, tribunal_rang from association on conflict do nothing;
